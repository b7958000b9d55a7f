import { type ModelRecord, name } from "@vitrine/model/reading";
import type { Found } from "../evidence.ts";
import type { Formats } from "./formats.ts";
import { METHOD_NAMES, METHODS_IN_NAMES, type Method, NAMES_A_METHOD, NUMBER_FORMATS } from "./methods.ts";

/** How the weights are quantized: by the configuration, else a tag, the library of the card, or the name. */
export function quantizationOf(record: ModelRecord, formats: Formats): Found<Method> | undefined {
	return inConfig(record) ?? inMlx(record, formats) ?? inTags(record) ?? inName(record);
}

function inConfig({ config }: ModelRecord): Found<Method> | undefined {
	const stated = config?.quantization_config?.["quant_method"];
	const method = typeof stated === "string" ? METHOD_NAMES.get(stated.toLowerCase()) : undefined;
	return method && { value: method, from: "config" };
}

/** Weights converted for MLX, which other loaders cannot read: only some of the repositories with the tag. */
function inMlx(record: ModelRecord, formats: Formats): Found<Method> | undefined {
	if (!formats.has("mlx")) return isUntaggedMlx(record, formats) ? { value: "mlx", from: "name" } : undefined;
	if (record.library_name?.startsWith("mlx")) return { value: "mlx", from: "card" };
	if (/(?:^|[-_./])mlx(?:[-_.]|$)/i.test(record.id)) return { value: "mlx", from: "name" };
	return record.library_name === undefined || record.tags.some(isWidth) ? { value: "mlx", from: "tag" } : undefined;
}

/**
 * Safetensors without a word but a name such as `Qwen3-8B-MLX-6bit`, `…-MTPLX`, `…-JANG_4M` or `…-oQ4e`, by programs that convert for MLX alone. Hubs
 * name Transformers for some of them, whose configuration they have.
 */
const isUntaggedMlx = (record: ModelRecord, formats: Formats): boolean =>
	(record.library_name === undefined ? formats.size === 1 : record.library_name === "transformers") &&
	[...formats.keys()].every((format) => format === "safetensors") &&
	(isJang(record) || /[-_.](?:mlx|mtplx|oq[2-8](?:\.\d)?e?)(?:[-_.]|$)/i.test(name(record)));

/** Whether weights are in the layout of JANG, by the name that its converter suggests: jjang-ai/jangq@55d2ea7 README.md. */
export const isJang = (record: ModelRecord): boolean => /[-_.]jang(?:tq)?(?:[-_.\d]|$)/i.test(name(record));

/** Whether a tag states the width of numbers, which hubs read from the configuration of whole models. */
export const isWidth = (tag: string): boolean => /^[2-8]-bit$/.test(tag);

/** A method before the format of numbers that it writes, and the layout in which LLM Compressor writes AWQ and GPTQ before these. */
function inTags(record: ModelRecord): Found<Method> | undefined {
	const { tags, library_name: named } = record;
	if (tags.includes("compressed-tensors")) return { value: "compressed-tensors", from: "tag" };
	let numbers: Method | undefined;
	for (const tag of tags) {
		const method = METHOD_NAMES.get(tag);
		if (method === undefined || method === "gguf" || method === "mlx") continue;
		if (!NUMBER_FORMATS.has(method)) return refined(method, record);
		numbers ??= method;
	}
	const stated = METHOD_NAMES.get(named ?? "");
	if (stated === "modelopt" || stated === "nunchaku") return { value: stated, from: "card" };
	return numbers && { value: numbers, from: "tag" };
}

/** Nunchaku Lite, which Diffusers reads, has the tags of Nunchaku; only the name tells it. */
const refined = (method: Method, { id }: ModelRecord): Found<Method> =>
	method === "nunchaku" && methodInName(id) === "nunchaku-lite"
		? { value: "nunchaku-lite", from: "name" }
		: { value: method, from: "tag" };

function inName(record: ModelRecord): Found<Method> | undefined {
	const method = methodInName(record.id);
	return method && { value: method, from: "name" };
}

/** The method that the name of a repository tells, without its owner. */
export function methodInName(id: string): Method | undefined {
	if (!NAMES_A_METHOD.test(id)) return undefined;
	const own = name({ id, tags: [] });
	return METHODS_IN_NAMES.find(([pattern]) => pattern.test(own))?.[1];
}
