import { nullable } from "zod/mini";
import { object, optional, text, textOrTexts, texts } from "./kinds.ts";

/** The metadata at the top of a model card. */
export const cardData = object({
	base_model: optional(textOrTexts, "Id of the base model; several for a merge."),
	instance_prompt: optional(nullable(text), "Prompt that triggers the subject a text-to-image model was tuned on."),
	license: optional(textOrTexts, "Licence key, such as `apache-2.0`."),
	language: optional(textOrTexts, "Language codes, such as `en`."),
});

/** An example input that the card gives. */
export const widgetExample = object({
	text: optional(text, "Text to send."),
	source_sentence: optional(text, "Sentence to compare."),
	sentences: optional(texts, "Sentences to compare it with."),
});

/** How transformers loads a model. */
export const transformersInfo = object({
	auto_model: optional(text, "Class that loads the model, such as `AutoModelForCausalLM`."),
	processor: optional(text, "Class that loads its tokenizer or processor, such as `AutoTokenizer`."),
	custom_class: optional(text, "Class of the repository's own Python code."),
	pipeline_tag: optional(text, "Task that these classes are for."),
});
