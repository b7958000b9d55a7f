import { type Codes, inverted } from "../lists/codes.ts";
import type { ForwardIndex } from "../lists/forwardIndex.ts";
import { type IntLists, IntListsWriter } from "../lists/intLists.ts";
import { type Postings, postingsOf } from "../lists/postings.ts";
import type { TermDictionary } from "../terms/termDictionary.ts";
import { addValues, valueSetsOf } from "./valueSets.ts";

/** A facet with many values, of which most documents have one: one code per document. */
export interface CodeColumn {
	readonly values: TermDictionary;
	/** The values of the sets that are not a single value. */
	readonly otherSets: IntLists;
	/** The code of each document. */
	readonly codes: Codes;
	/** The documents of each code. */
	readonly postings: Postings;
	/** For each value, the positions in `otherSets` of the sets that contain it. */
	readonly otherSetsOf: IntLists;
}

export function codeColumn(forward: ForwardIndex): CodeColumn {
	const { codes, otherSets, codeCount } = valueSetsOf(forward);
	const docs = inverted({ starts: listsOfOne(codes.length), entries: codes }, codeCount);
	return {
		values: forward.terms,
		codes,
		otherSets,
		postings: postingsOf(docs, codes.length),
		otherSetsOf: inverted(otherSets, forward.terms.length),
	};
}

/** The starts of lists with one number each. */
const listsOfOne = (count: number): Uint32Array => Uint32Array.from({ length: count + 1 }, (_, i) => i);

/** The codes of the other sets that contain a value. */
export function otherCodesOf({ values, otherSetsOf }: CodeColumn, value: number): readonly number[] {
	const { starts, entries } = otherSetsOf;
	if (starts[value] === starts[value + 1]) return NONE;
	return Array.from(entries.subarray(starts[value], starts[value + 1]), (set) => values.length + set);
}

const NONE: readonly number[] = [];

/** The values of each document. */
export function valuesOfCodes({ values, otherSets, codes }: CodeColumn): IntLists {
	const writer = new IntListsWriter();
	for (let doc = 0; doc < codes.length; doc++) {
		addValues(writer, values, otherSets, codes[doc]!);
		writer.endList();
	}
	return writer.lists();
}
