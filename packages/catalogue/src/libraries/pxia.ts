import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const pxia: Library = {
	key: "pxia",
	prettyLabel: "pxia",
	summary: "Defines a few small models that load from the hub, by Hafedh Hichri.",
	licence: { value: "Apache-2.0", source: "pypi:pxia 0.2.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:pxia 0.2.0", day: "2026-11-23" },
	repoName: "pxia",
	repoUrl: "https://github.com/not-lain/pxia",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "pxia", alsoNeeds: ["safetensors"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: hasTag(model, "gpt2") ? writing(model.id) : loading(model.id) }];
}

/** The tags of the repository give the class. */
function loading(id: string): Python {
	return py`
		from pxia import AutoModel

		model = AutoModel.from_pretrained(${id})
		print(model)
	`;
}

/** Its text models have no tokenizer. */
function writing(id: string): Python {
	return py`
		from pxia import AutoModel
		from transformers import AutoTokenizer

		tokenizer = AutoTokenizer.from_pretrained("openai-community/gpt2")
		model = AutoModel.from_pretrained(${id})

		inputs = tokenizer(${STORY_START}, return_tensors="pt")
		print(model.generate(**inputs, max_new_tokens=20, tokenizer=tokenizer))
	`;
}
