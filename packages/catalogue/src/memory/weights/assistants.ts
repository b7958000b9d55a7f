import { type ModelRecord, name, parametersInName } from "@vitrine/model/reading";
import type { Weights } from "../shapes.ts";

/**
 * Whether the weights only assist the larger model of their name, as draft heads and projectors do: `Qwen3-8B-DFlash` with
 * one gigabyte.
 */
export function isAssistant(record: ModelRecord, { weights, basis }: Weights): boolean {
	const named = parametersInName(record);
	return named !== undefined && basis !== "name" && weights < named * LEAST_BYTES && isCalledAssistant(record);
}

/** Whether a name or a tag says so, which many whole models have that come with such weights. */
export const isCalledAssistant = (record: ModelRecord): boolean =>
	IN_NAME.test(name(record)) || record.tags.some((tag) => TAGS.has(tag));

/** Bytes of a parameter, below which weights are not those of the whole model: 1.6 bits. */
const LEAST_BYTES = 0.2;
const IN_NAME =
	/(?:^|[-_.])(?:d?flash|dspark|eagle|mtp|medusa|hydra|draft(?:er)?|speculator|assistant|mmproj|imatrix)v?[\d.]*(?=$|[-_.])/i;
const TAGS: ReadonlySet<string> = new Set(["speculative-decoding", "speculators", "draft-model"]);
