import type { IntLists } from "./intLists.ts";

/** A whole number for each document or run, as narrow as the largest allows. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Zeros for `count` codes below `end`. */
export function newCodes(count: number, end: number): Codes {
	if (end <= 0x100) return new Uint8Array(count);
	return end <= 0x10000 ? new Uint16Array(count) : new Uint32Array(count);
}

/** For each of `count` numbers, the lists that contain it, in ascending order. */
export function inverted(
	{ starts, entries }: { readonly starts: Uint32Array; readonly entries: Codes },
	count: number,
): IntLists {
	const ends = new Uint32Array(count + 1);
	for (let i = 0; i < entries.length; i++) ends[entries[i]! + 1]!++;
	for (let n = 0; n < count; n++) ends[n + 1]! += ends[n]!;
	const next = ends.slice(0, count);
	const into = new Uint32Array(entries.length);
	for (let list = 0; list + 1 < starts.length; list++)
		for (let i = starts[list]!; i < starts[list + 1]!; i++) into[next[entries[i]!]!++] = list;
	return { starts: ends, entries: into };
}
