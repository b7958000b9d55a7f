import { QUANTIZATION_METHODS } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";

type Named = readonly [name: string, record: ModelRecord];

/**
 * Models of Transformers in each way of quantization, and adapters, for tasks that need other packages each, small and
 * large: their code is that of other models, but their install lines differ.
 */
export const quantizedRecords = (): readonly Named[] => [
	...SIZES.flatMap(([size, base, stated]) => [
		...TASKS.flatMap((task) =>
			METHODS.map((method): Named => [`${method}-${task}${size}`, { ...stated, ...quantized(method, task) }]),
		),
		...["image-classification", "automatic-speech-recognition", ...TASKS].map((task): Named => [
			`adapter-${task}${size}`,
			adapter(task, base),
		]),
		...TASKS.map((task): Named => [`adapter-of-quantized-${task}${size}`, adapter(task, `${base}-bnb-4bit`)]),
	]),
	...quantizedAdapters(),
];

/** Adapters of PEFT whose tags, or whose base model, name a way of quantization. */
export const quantizedAdapters = (): readonly Named[] => [
	...METHODS.flatMap((method) =>
		SIZES.map(([size, base]): Named => [`${method}-adapter${size}`, tuned("text-generation", base, [method])]),
	),
	...TASKS.flatMap((task) =>
		SIZES.map(([size, base]): Named => [`adapter-of-quantized-${task}${size}`, tuned(task, `${base}-bnb-4bit`, [])]),
	),
];

const TASKS: readonly string[] = ["text-generation", "image-text-to-text", "video-text-to-text"];

const SIZES: readonly (readonly [size: string, base: string, stated: Partial<ModelRecord>])[] = [
	["", "acme/base", {}],
	["-large", "acme/base-70B", { parameters: 70e9 }],
];

const METHODS = Object.keys(QUANTIZATION_METHODS);

const quantized = (method: string, task: string): ModelRecord => ({
	id: "acme/model",
	tags: [],
	pipeline_tag: task,
	config: { quantization_config: { quant_method: method } },
});

const adapter = (task: string, base: string): ModelRecord => ({
	...tuned(task, base, []),
	id: "acme/model-lora",
	library_name: "transformers",
});

const tuned = (task: string, base: string, tags: readonly string[]): ModelRecord => ({
	id: "acme/model",
	tags: [...tags, `base_model:adapter:${base}`],
	pipeline_tag: task,
});
