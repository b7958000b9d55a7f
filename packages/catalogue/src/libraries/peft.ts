import { commented, ident, joined, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { basesOf } from "../choices/contents/bases.ts";
import { modelArguments } from "../loading/modelArguments.ts";
import { remoteClass } from "../loading/remoteCode.ts";
import type { Library, LoadSnippet } from "../shapes.ts";
import { hasTwoClasses, modelClassOf, SEEING } from "./peft/modelClass.ts";
import { callOf } from "./peft/call.ts";
import { bringsCode } from "./peft/ownCode.ts";

export const peft: Library = {
	key: "peft",
	prettyLabel: "PEFT",
	summary: "Fine-tunes large models by training few parameters, with LoRA and similar methods, by Hugging Face.",
	licence: { value: "Apache-2.0", source: "pypi:peft 0.21.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:peft 0.21.2", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:peft 0.21.2", day: "2026-11-24" },
	repoName: "PEFT",
	repoUrl: "https://github.com/huggingface/peft",
	filter: true,
	countDownloads: { field: "path", value: "adapter_config.json" },
	tasks: [],
	hostedTasks: ["text-generation"],
	package: { ecosystem: "pypi", name: "peft", alsoNeeds: ["transformers"] },
	loads: (model) => {
		const [base] = basesOf(model).ids;
		return base !== undefined && modelClassOf(model, base) !== undefined;
	},
	snippets: snippets,
};

/** The configuration tells the base model and its class; without it, the tags, the card and the task do. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const [base] = basesOf(model).ids;
	const modelClass = modelClassOf(model, base);
	if (modelClass === undefined) return [{ note: "Task type is invalid." }];
	if (base === undefined) return [{ note: "Base model is not found." }];
	const code = adapter(model, base, modelClass);
	if (modelClass.endsWith("Classification")) return [{ code: commented([CLASSES], code) }];
	if (!hasTwoClasses(base) || !LANGUAGE.test(modelClass)) return [{ code }];
	return [{ code: commented([modelClass === SEEING ? WRITES : SEES], code) }];
}

const LANGUAGE = /Causal|ImageText/;
const SEES = py`# If PEFT warns of missing keys, the adapter is for AutoModelForImageTextToText.`;
const WRITES = py`# If PEFT warns of missing keys, the adapter is for AutoModelForCausalLM.`;

/** The base model has a new head of two classes, and PEFT refuses that of an adapter with others. */
const CLASSES = py`# For an adapter with more than two classes, add num_labels=… to the base model.`;

function adapter(model: ModelRecord, base: string, modelClass: string): Python {
	const given: ModelRecord = { id: base, tags: bringsCode(base) ? ["custom_code"] : [] };
	if (LANGUAGE.test(modelClass)) return called(model, given, modelClass);
	return py`
		from peft import PeftModel
		from transformers import ${ident(modelClass)}

		base_model = ${ident(modelClass)}.from_pretrained(${base}${modelArguments(given)})
		model = PeftModel.from_pretrained(base_model, ${model.id})
	`;
}

/** A language model with its adapter, and what it answers or writes. */
function called(model: ModelRecord, base: ModelRecord, modelClass: string): Python {
	const { reader, name, code } = callOf(model, modelClass);
	const named = [reader, modelClass].toSorted().map((one) => ident<"python">(one));
	return py`
		from peft import PeftModel
		from transformers import ${joined(named, ", ")}

		${name} = ${ident(reader)}.from_pretrained(${base.id}${remoteClass(base)})
		base_model = ${ident(modelClass)}.from_pretrained(${base.id}${modelArguments(base)})
		model = PeftModel.from_pretrained(base_model, ${model.id})

		${code}
	`;
}
