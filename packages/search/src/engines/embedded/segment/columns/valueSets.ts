import { type Codes, newCodes } from "../lists/codes.ts";
import type { ForwardIndex } from "../lists/forwardIndex.ts";
import { type IntLists, IntListsWriter } from "../lists/intLists.ts";
import type { TermDictionary } from "../terms/termDictionary.ts";

/**
 * Codes for sets of values. The code of a single value is its ordinal; sets of none or several values, the other sets,
 * have the codes after the ordinals.
 */
export interface ValueSets {
	/** The code of each document. */
	readonly codes: Codes;
	/** The values of each other set. */
	readonly otherSets: IntLists;
	/** How many codes there are, used or not. */
	readonly codeCount: number;
}

/** Codes for the value sets of all documents. */
export function valueSetsOf({ terms, ordsOfDocs }: ForwardIndex): ValueSets {
	const docCount = ordsOfDocs.starts.length - 1;
	const coder = new SetCoder(terms.length);
	const codes = new Uint32Array(docCount);
	for (let doc = 0; doc < docCount; doc++) codes[doc] = coder.code(ordsOfDocs, doc);
	const narrow = newCodes(docCount, coder.codeCount);
	narrow.set(codes);
	return { codes: narrow, otherSets: coder.otherSets(), codeCount: coder.codeCount };
}

class SetCoder {
	codeCount: number;
	readonly #writer = new IntListsWriter();
	/** Codes of the other sets, by their values. */
	readonly #known = new Map<string, number>();

	constructor(values: number) {
		this.codeCount = values;
	}

	code({ starts, entries }: IntLists, doc: number): number {
		const [from, to] = [starts[doc]!, starts[doc + 1]!];
		if (to - from === 1) return entries[from]!;
		const key = entries.subarray(from, to).toSorted().join();
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		this.#known.set(key, this.codeCount);
		for (let i = from; i < to; i++) this.#writer.add(entries[i]!);
		this.#writer.endList();
		return this.codeCount++;
	}

	otherSets(): IntLists {
		return this.#writer.lists();
	}
}

/** Counts of codes as counts of values; `counts` is changed. */
export function countsOfValues(
	{ length }: TermDictionary,
	{ starts, entries }: IntLists,
	counts: Uint32Array,
): Uint32Array {
	const ofValues = counts.subarray(0, length);
	for (let set = 0; set + 1 < starts.length; set++) {
		const count = counts[length + set]!;
		if (count > 0) for (let i = starts[set]!; i < starts[set + 1]!; i++) ofValues[entries[i]!]! += count;
	}
	return ofValues;
}

/** Appends the values of a code to the current list of a writer. */
export function addValues(
	writer: IntListsWriter,
	{ length }: TermDictionary,
	{ starts, entries }: IntLists,
	code: number,
): void {
	if (code < length) return writer.add(code);
	for (let i = starts[code - length]!; i < starts[code - length + 1]!; i++) writer.add(entries[i]!);
}
