import { contentsOf, FORMAT_NAMES, QUANTIZATION_METHODS } from "@vitrine/catalogue";
import { baseModels, hasTag, type ModelRecord, name } from "@vitrine/model";
import { type Relation, RELATIONS } from "./relation.ts";
import { namesOf } from "./renames.ts";

/** How a model is derived from another, by its card, else its tags, else what its record shows. */
export function relationTo(record: ModelRecord, base: string): Relation | undefined {
	const stated = RELATIONS.find((relation) => relation === record.cardData?.["base_model_relation"]);
	const names = namesOf(base);
	const tagged = RELATIONS.find((relation) => names.some((name) => hasTag(record, `base_model:${relation}:${name}`)));
	return stated ?? tagged ?? onlyTagged(record) ?? shownRelation(record, baseModels(record).length);
}

/** The relation that all tags state, whatever base they name: hubs may use another name of the base than the card. */
function onlyTagged({ tags }: ModelRecord): Relation | undefined {
	const all = RELATIONS.filter((relation) => tags.some((tag) => tag.startsWith(`base_model:${relation}:`)));
	return all.length === 1 ? all[0] : undefined;
}

/**
 * How a derived model was made, by what its own record shows: a quantization or a conversion by its configuration, tags, card or
 * name, an adapter by its files and tags, a fine-tune by the tags of tools that train. Undefined if nothing shows it.
 */
export function shownRelation(record: ModelRecord, bases: number): Relation | undefined {
	if (contentsOf(record).adapter !== undefined && !isWholeGguf(record)) return "adapter";
	if (isQuantized(record)) return "quantized";
	if (hasTag(record, "merge") || hasTag(record, "mergekit")) return bases > 1 ? "merge" : undefined;
	return TRAINED.some((tag) => hasTag(record, tag)) ||
		/(?:^|[-_.])(?:sft|dpo|grpo|finetuned?|fine-tuned?)(?:[-_.]|$)/i.test(name(record))
		? "finetune"
		: undefined;
}

function isQuantized(record: ModelRecord): boolean {
	const isStated = record.config?.quantization_config !== undefined || record.gguf !== undefined;
	return isStated || QUANTIZED.some((tag) => hasTag(record, tag)) || quantizationLabel(record) !== undefined;
}

const QUANTIZED = ["quantized", "quantization"];

/** Tags that tools and authors give to models that were trained further. */
const TRAINED = [
	"generated_from_trainer",
	"trl",
	"sft",
	"dpo",
	"grpo",
	"autotrain",
	"finetuned",
	"fine-tuned",
	"finetune",
];

/** Whole models as GGUF often have the tags of an adapter they were made with. */
const isWholeGguf = (record: ModelRecord): boolean =>
	contentsOf(record).formats.has("gguf") && !/lora|adapter/i.test(name(record));

/** The quantization or the converted format of the weights: `FP8`, `NVFP4`, `AWQ`, `MLX 4-bit`, `GGUF`. Undefined if it shows none. */
export function quantizationLabel(record: ModelRecord): string | undefined {
	const { quantization, formats } = contentsOf(record);
	const named = NAMED.find(([pattern]) => pattern.test(name(record)))?.[1];
	const method = quantization && QUANTIZATION_METHODS[quantization.value];
	if (formats.has("gguf") && !formats.has("safetensors") && !formats.has("pytorch")) return "GGUF";
	if (quantization?.value === "mlx") return ["MLX", widthOf(record)].filter(Boolean).join(" ");
	const converted = CONVERTED.find((format) => formats.has(format) && !formats.has("safetensors"));
	const label = named ?? method;
	if (converted === undefined) return label;
	return [FORMAT_NAMES[converted], label].filter(Boolean).join(" ");
}

/** Formats that weights are converted to for one kind of program. */
const CONVERTED = [
	"coreai",
	"onnx",
	"openvino",
	"coreml",
	"tflite",
	"litert-lm",
	"executorch",
	"rknn",
	"rkllm",
	"mnn",
	"q4nx",
	"ctranslate2",
	"tensorrt",
] as const;

/** Types of numbers that names state more exactly than the method that wrote them. */
const NAMED: readonly (readonly [name: RegExp, label: string])[] = (
	[
		["nvfp4", "NVFP4"],
		["mxfp4", "MXFP4"],
		["fp8", "FP8"],
		["awq", "AWQ"],
		["gptq", "GPTQ"],
		["exl3", "EXL3"],
		["exl2", "EXL2"],
		["int8", "INT8"],
		["int4", "INT4"],
		["w8a8", "INT8"],
		["w4a16", "INT4"],
	] as const
).map(([word, label]) => [new RegExp(`(?:^|[-_.])${word}(?:[-_.]|$)`, "i"), label]);

/** The bits of MLX weights, from a tag or the name. */
function widthOf(record: ModelRecord): string | undefined {
	const tag = record.tags.find((one) => /^[2-8]-bit$/.test(one));
	const named = /(?:^|[-_.])([2-8])-?bit(?:[-_.]|$)/i.exec(name(record))?.[1];
	return tag ?? (named && `${named}-bit`);
}
