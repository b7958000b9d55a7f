import { fileType, fileTypes } from "./fileTypes.ts";
import { partTypes, tensorTypes } from "./tensorTypes.ts";

/**
 * The size of the weights in bytes, rounded up; undefined for an unknown type. `type` is a file type (`Q4_K_M`) or a
 * tensor type (`I8`, `Q4_K`), in any case. A file type without a measurement counts as the next larger one with one.
 */
export function memoryFor(parameters: number, type: string): number | undefined {
	const bits = bitsPerWeight(type.toUpperCase());
	return bits === undefined ? undefined : Math.ceil((parameters * bits) / 8);
}

function bitsPerWeight(name: string): number | undefined {
	const file = fileType(name);
	if (file) return file.bitsPerWeight ?? nextLarger(file.sizeRank);
	return [...tensorTypes, ...partTypes].find((type) => type.name === name)?.bitsPerWeight ?? undefined;
}

function nextLarger(sizeRank: number): number {
	return Math.min(...fileTypes.map((type) => (type.sizeRank < sizeRank ? (type.bitsPerWeight ?? Infinity) : Infinity)));
}
