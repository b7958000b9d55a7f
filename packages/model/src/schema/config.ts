import * as z from "zod/mini";
import { list, object, optional, text, texts } from "./kinds.ts";

const anything = object({});

/** One template, or several by name. */
export const chatTemplate = z.union([text, list(object({ name: text, template: text }))], {
	error: "a string or a list of templates",
});

const templated = object({
	chat_template: optional(chatTemplate, "Chat template; a list if there are several by name."),
});

/** The settings that hubs copy out of a repository's files. */
export const config = object({
	architectures: optional(texts, "Transformers classes that the weights belong to."),
	model_type: optional(text, "Architecture, as transformers names it."),
	auto_map: optional(anything, "Classes of the repository's own Python code."),
	adapter_transformers: optional(
		object({ model_name: optional(text, "Base model of an adapter.") }),
		"Settings for adapters.",
	),
	sklearn: optional(
		object({
			model: optional(object({ file: optional(text, "File of the model.") }), "The stored model."),
			model_format: optional(text, "Format of that file: `skops` or `pickle`."),
		}),
		"Settings for scikit-learn.",
	),
	speechbrain: optional(
		object({ speechbrain_interface: optional(text, "Class that loads the model.") }),
		"Settings for SpeechBrain.",
	),
	keras_hub: optional(object({ tasks: optional(texts, "Classes of the tasks it serves.") }), "Settings for KerasHub."),
	peft: optional(
		object({
			base_model_name_or_path: optional(text, "Base model of an adapter."),
			task_type: optional(text, "Task of an adapter, such as `CAUSAL_LM`."),
		}),
		"Settings for PEFT.",
	),
	diffusers: optional(object({ _class_name: optional(text, "Class of the pipeline.") }), "Settings for diffusers."),
	quantization_config: optional(anything, "How the weights are quantized."),
	tokenizer_config: optional(templated, "Settings of the tokenizer."),
	processor_config: optional(templated, "Settings of the processor."),
	chat_template_jinja: optional(text, "Contents of `chat_template.jinja`."),
});
