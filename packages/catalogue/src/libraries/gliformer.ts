import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const gliformer: Library = {
	key: "gliformer",
	prettyLabel: "GLiFormer",
	summary: "Extracts entities, relations and records that you name from texts and documents, by Knowledgator.",
	licence: { value: "Apache-2.0", source: "pypi:gliformer 0.1.3", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:gliformer 0.1.3", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:Knowledgator/GLiFormer@258f034 README.md", day: "2026-11-24" },
	repoName: "GLiFormer",
	repoUrl: "https://github.com/Knowledgator/GLiFormer",
	filter: false,
	countDownloads: { field: "path", value: "gliner_config.json" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "gliformer" },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from gliformer import GLiFormer

		model = GLiFormer.from_pretrained(${id}, load_tokenizer=True)

		text = "Ada Lovelace met Charles Babbage in London in 1833."
		for entity in model.predict_entities(text, ["person", "place", "date"], threshold=0.5):
		    print(entity["text"], entity["label"])
	`;
	return [{ code }];
}
