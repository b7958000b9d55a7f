import { ident, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const peft: Library = {
	key: "peft",
	prettyLabel: "PEFT",
	repoName: "PEFT",
	repoUrl: "https://github.com/huggingface/peft",
	filter: true,
	countDownloads: { field: "path", value: "adapter_config.json" },
	tasks: [],
	hostedTasks: ["text-generation"],
	package: { ecosystem: "pypi", name: "peft", alsoNeeds: ["transformers"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { base_model_name_or_path: base, task_type: task } = model.config?.peft ?? {};
	const modelClass = MODEL_CLASSES.get(task ?? "");
	if (modelClass === undefined) return [{ note: "Task type is invalid." }];
	if (!base) return [{ note: "Base model is not found." }];
	return [{ code: adapter(model.id, base, modelClass) }];
}

const MODEL_CLASSES: ReadonlyMap<string, string> = new Map([
	["CAUSAL_LM", "AutoModelForCausalLM"],
	["SEQ_2_SEQ_LM", "AutoModelForSeq2SeqLM"],
	["TOKEN_CLS", "AutoModelForTokenClassification"],
	["SEQ_CLS", "AutoModelForSequenceClassification"],
]);

function adapter(id: string, base: string, modelClass: string): Python {
	return py`
		from peft import PeftModel
		from transformers import ${ident(modelClass)}

		base_model = ${ident(modelClass)}.from_pretrained(${base})
		model = PeftModel.from_pretrained(base_model, ${id})
	`;
}
