import { fileType, fileTypes } from "./fileTypes.ts";
import { partTypes, tensorTypes } from "./tensorTypes.ts";

/**
 * Bytes that the weights alone take, rounded up; undefined for a type it does not know.
 *
 * `type` is a file type (`Q4_K_M`) or a tensor type (`I8`, `Q4_K`), in any case. What a context and the program
 * need comes on top. A file type nobody measured counts as the next larger one that was.
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
