import { joined, py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { basesOf } from "../../choices/contents/bases.ts";
import { className } from "../../loading/className.ts";
import { FILL_IN, largerOf } from "../../loading/drafts.ts";
import { MESSAGES } from "../../loading/samples.ts";

/** A larger model, and beside it one of the types that were made to draft its words; undefined for other models. */
export function assistingSnippet(model: ModelRecord): Python | undefined {
	const name = assistantClass(model);
	if (name === undefined) return undefined;
	const larger = largerOf(basesOf(model).ids);
	const base = larger ?? FILL_IN;
	const loader = className<"python">(name)!;
	return py`
		from transformers import ${joined([loader, py`AutoModelForImageTextToText`, py`AutoProcessor`], ", ")}

		${when(larger === undefined, NO_BASE)}
		processor = AutoProcessor.from_pretrained(${base})
		model = AutoModelForImageTextToText.from_pretrained(
		    ${base}, device_map="auto"
		)
		# The model that drafts the words
		assistant = ${loader}.from_pretrained(${model.id}, device_map="auto")

		inputs = processor.apply_chat_template(
		    ${MESSAGES},
		    add_generation_prompt=True,
		    tokenize=True,
		    return_dict=True,
		    return_tensors="pt",
		).to(model.device)
		outputs = model.generate(**inputs, assistant_model=assistant, max_new_tokens=100)
		answer = outputs[0][inputs["input_ids"].shape[-1] :]
		print(processor.decode(answer, skip_special_tokens=True))
	`;
}

const NO_BASE = py`
	# The record does not name the larger model that this one assists:
	# replace fill-in-base-model with its id.
`;

/** The class of Transformers 5.24 for a type that was made to draft the words of a larger model. */
export const assistantClass = ({ config, tags }: ModelRecord): string | undefined =>
	[config?.model_type ?? "", ...tags].map((type) => CLASSES.get(type)).find((name) => name !== undefined);

const CLASSES: ReadonlyMap<string, string> = new Map([
	["gemma4_assistant", "AutoModelForCausalLM"],
	["gemma4_unified_assistant", "AutoModelForCausalLM"],
	["muse_glimmer_assistant", "AutoModel"],
]);
