import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { nameOf } from "../loading/repository.ts";
import { IMAGE } from "../loading/samples.ts";
import { transformersSnippets } from "./transformers/snippets.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mobilint: Library = {
	key: "mobilint",
	prettyLabel: "Mobilint",
	summary: "Runs precompiled models on Mobilint's NPUs, by Mobilint.",
	licence: { value: "BSD-3-Clause", source: "pypi:mblt-model-zoo 2.13.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mblt-model-zoo 2.13.0", day: "2026-11-23" },
	platforms: { value: ["NPU"], source: "pypi:mblt-model-zoo 2.13.0", day: "2026-11-23" },
	repoName: "mblt-model-zoo",
	repoUrl: "https://github.com/mobilint/mblt-model-zoo",
	docsUrl: "https://docs.mobilint.com",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "config.json" },
			{ field: "path_extension", value: "mxq" },
		],
	},
	tasks: [],
	hostedTasks: [],
	// The code in its repositories for language models imports what has moved to the package of the extra.
	package: { ecosystem: "pypi", name: "mblt-model-zoo[transformers]" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return VISION.has(model.pipeline_tag ?? "") ? [{ code: seeing(model.id) }] : transformersSnippets(trusted(model));
}

/** Tasks of the vision engine; other models are loaded by transformers. */
const VISION: ReadonlySet<string> = new Set([
	"image-classification",
	"image-segmentation",
	"keypoint-detection",
	"object-detection",
]);

/** The repositories always contain the code that runs on the accelerator. */
const trusted = (model: ModelRecord): ModelRecord => ({ ...model, tags: [...model.tags, "mobilint", "custom_code"] });

/** The engine downloads the files itself. */
function seeing(id: string): Python {
	return py`
		from urllib.request import urlretrieve

		from mblt_vision import MBLT_Engine

		url = ${IMAGE}
		path, _ = urlretrieve(url, "image.jpg")

		model = MBLT_Engine(model_cls=${nameOf(id)})
		try:
		    result = model.postprocess(model(model.preprocess(path)))
		    result.plot(source_path=path, save_path="output/result.jpg")
		finally:
		    model.dispose()
	`;
}
