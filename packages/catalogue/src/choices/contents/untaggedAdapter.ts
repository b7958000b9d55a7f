import { type ModelRecord, name, statedParameters } from "@vitrine/model/reading";

/**
 * Whether a record is probably an adapter that nothing but its name calls one: `qwen3-4b-medqa-lora`, with 140 MB and without a
 * number of parameters.
 */
export const isUntaggedAdapter = (record: ModelRecord): boolean =>
	statedParameters(record) === undefined &&
	(record.usedStorage ?? 0) < LARGEST &&
	IN_NAME.test(name(record)) &&
	!/merged|fused/i.test(name(record));

const IN_NAME = /(?:^|[-_.])(?:q?lora|adapters?)(?=$|[-_.])/i;

/** Bytes that few adapters have. */
const LARGEST = 2e9;
