import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const nobg: Library = {
	key: "nobg",
	prettyLabel: "nobg",
	summary: "Removes the background from images, by Feyn.",
	licence: { value: "Apache-2.0", source: "pypi:nobg 0.3.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:nobg 0.3.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "ROCm"], source: "pypi:nobg 0.3.1", day: "2026-11-23" },
	repoName: "nobg",
	repoUrl: "https://github.com/feyninc/nobg",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "nobg", alsoNeeds: ["loadimg", "requests", "torch", "torchvision"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from nobg import AutoModel

		model = AutoModel.from_pretrained(${model.id})

		url = ${IMAGE}
		model.process(url).save("foreground.png")
	`;
	return [{ code }];
}
