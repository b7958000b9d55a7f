import type { ModelRecord } from "@vitrine/model/reading";
import { bytesOfType } from "./tensorBytes.ts";

/** The tensor types of the weights, most used first. */
export function weightTypes({ safetensors }: ModelRecord): readonly string[] {
	return typed(safetensors)
		.toSorted(([, a], [, b]) => b - a)
		.map(([type]) => type);
}

/** The bytes of the weights by the tensor types in their headers; undefined if a type is unknown or none is stated. */
export function headerBytes({ safetensors }: ModelRecord): number | undefined {
	const counts = typed(safetensors);
	const bytes = counts.map(([type, count]) => bytesOfType(type, count));
	if (bytes.length === 0) return undefined;
	return bytes.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);
}

function typed(safetensors: ModelRecord["safetensors"]): readonly (readonly [type: string, count: number])[] {
	return Object.entries(safetensors?.parameters ?? {}).filter(([, count]) => typeof count === "number" && count > 0);
}
