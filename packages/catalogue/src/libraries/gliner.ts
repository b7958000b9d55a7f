import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { PLACES } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const gliner: Library = {
	key: "gliner",
	prettyLabel: "GLiNER",
	summary: "Finds entities of any type that you name in a text, by Urchade Zaratiana and contributors.",
	licence: { value: "Apache-2.0", source: "pypi:gliner 0.2.29", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:gliner 0.2.29", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:gliner 0.2.29", day: "2026-11-23" },
	repoName: "GLiNER",
	repoUrl: "https://github.com/urchade/GLiNER",
	filter: false,
	countDownloads: { field: "path", value: "gliner_config.json" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "gliner" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from gliner import GLiNER

		model = GLiNER.from_pretrained(${model.id})

		entities = model.predict_entities(${PLACES}, ["person", "place"])
		for entity in entities:
		    print(entity["text"], entity["label"], entity["score"])
	`;
	return [{ code }];
}
