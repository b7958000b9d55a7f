import { type ModelRecord, name, parametersInName, statedParameters } from "@vitrine/model/reading";
import { typeOf } from "../../loading/likelyClass.ts";
import { basesOf, parametersOfBase } from "./bases.ts";

/**
 * Whether a record that names Transformers is probably an adapter, although nothing calls it one but its name
 * (`qwen3-4b-medqa-lora`), its size, or the lack of what hubs read from a configuration. Only for records whose files and whose
 * number of parameters are unknown.
 */
export const isUntaggedAdapter = (record: ModelRecord): boolean =>
	record.siblings === undefined &&
	record.config === undefined &&
	statedParameters(record) === undefined &&
	!/merged|fused|[-_.]full(?:[-_.]|$)/i.test(name(record)) &&
	(isCalledAdapter(record) || hasNoConfiguration(record) || isTooSmall(record));

const isCalledAdapter = (record: ModelRecord): boolean =>
	(record.usedStorage ?? 0) < LARGEST && IN_NAME.test(name(record));

const IN_NAME = /(?:^|[-_.])(?:q?lora|adapters?)(?=$|[-_.])/i;

/** Bytes that few adapters have. */
const LARGEST = 2e9;

/** Hubs read the type of a model, as a tag, and its task from its configuration; adapters have another file. */
const hasNoConfiguration = (record: ModelRecord): boolean =>
	record.pipeline_tag === undefined &&
	record.tags.includes("safetensors") &&
	!record.tags.includes("custom_code") &&
	typeOf(record) === undefined;

/** Whether the files are too few bytes for as many weights as the name of the model, or of its base model, states. */
function isTooSmall(record: ModelRecord): boolean {
	const named = parametersInName(record) ?? parametersOfBase(basesOf(record));
	const { usedStorage: bytes = 0 } = record;
	return named !== undefined && bytes > SMALLEST && bytes < named * LEAST;
}

/** Bytes that no adapter of a large model is below. */
const SMALLEST = 1e5;

/** Bytes for a weight, fewer than in any format that Transformers reads without a tag of how it is quantized. */
const LEAST = 0.3;
