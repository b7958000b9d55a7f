import type { ModelRecord } from "@vitrine/model";

/** Bytes of what is published. */
export interface PublishedSize {
	readonly bytes: number;
	/** The weights in their format, or the whole repository. */
	readonly of: "weights" | "repository";
	/** How the figure was found, in words. */
	readonly how: string;
}

/** Bytes of one value of each tensor type, by its name in safetensors. */
const BYTES: ReadonlyMap<string, number> = new Map([
	["F64", 8],
	["I64", 8],
	["U64", 8],
	["F32", 4],
	["I32", 4],
	["U32", 4],
	["F16", 2],
	["BF16", 2],
	["I16", 2],
	["U16", 2],
	["F8_E4M3", 1],
	["F8_E5M2", 1],
	["F8_E8M0", 1],
	["I8", 1],
	["U8", 1],
	["BOOL", 1],
	["F4", 0.5],
	["I4", 0.5],
	["U4", 0.5],
]);

/** The size of the weights if their types are known, else of the whole repository; undefined if neither is known. */
export function sizeOf(record: ModelRecord): PublishedSize | undefined {
	const weights = weightBytes(record);
	if (weights !== undefined)
		return { bytes: weights, of: "weights", how: `parameters × bytes of ${typesOf(record).join(" + ")}` };
	// Zero is unknown: hubs count only large files.
	const stored = record.usedStorage;
	return !stored
		? undefined
		: { bytes: stored, of: "repository", how: "the whole repository, every format and version" };
}

/** The bytes of `count` values of a tensor type; undefined for an unknown type. */
export function bytesOf(type: string, count: number): number | undefined {
	const bytes = BYTES.get(type);
	return bytes === undefined ? undefined : Math.round(bytes * count);
}

/** The tensor types of the weights, the most used first. */
export function typesOf(record: ModelRecord): readonly string[] {
	const parameters = Object.entries(record.safetensors?.parameters ?? {});
	return parameters.sort(([, a], [, b]) => b - a).map(([type]) => type);
}

function weightBytes(record: ModelRecord): number | undefined {
	const parameters = Object.entries(record.safetensors?.parameters ?? {});
	if (parameters.length === 0 || parameters.some(([type]) => !BYTES.has(type))) return undefined;
	return Math.round(parameters.reduce((sum, [type, count]) => sum + count * (BYTES.get(type) ?? 0), 0));
}
