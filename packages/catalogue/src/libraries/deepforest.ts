import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const deepforest: Library = {
	key: "deepforest",
	prettyLabel: "DeepForest",
	summary:
		"Detects trees, birds and other objects in aerial images, by the Weecology lab of the University of Florida.",
	licence: { value: "MIT", source: "pypi:deepforest 2.1.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:deepforest 2.1.0", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:weecology/DeepForest@092a244 docs/getting_started/install.md",
		day: "2026-11-24",
	},
	repoName: "deepforest",
	repoUrl: "https://github.com/weecology/DeepForest",
	docsUrl: "https://deepforest.readthedocs.io/en/latest/",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "deepforest" },
	snippets: snippets,
};

/** The sample image is part of the package. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from deepforest import get_data
		from deepforest.main import deepforest

		model = deepforest()
		model.load_model(model_name=${id})

		boxes = model.predict_image(path=get_data("OSBS_029.png"))
		print(boxes)
	`;
	return [{ code }];
}
