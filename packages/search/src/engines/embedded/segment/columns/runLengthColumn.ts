import { addDocRange, type Bits } from "../bits/bits.ts";
import type { Codes } from "../lists/codes.ts";
import { type IntLists, IntListsWriter } from "../lists/intLists.ts";
import type { TermDictionary } from "../terms/termDictionary.ts";
import { addValues, type ValueSets } from "./valueSets.ts";

/** A facet of the index sort: one code per run of documents. */
export interface RunLengthColumn {
	readonly values: TermDictionary;
	/** The values of the sets that are not a single value. */
	readonly otherSets: IntLists;
	/** The code of each run. */
	readonly codes: Codes;
	/** The first document of each run, and at the end the number of documents. */
	readonly starts: Uint32Array;
}

/** The column of documents in this order, whose runs start at `starts`. */
export function runLengthColumn(
	values: TermDictionary,
	{ codes, otherSets }: ValueSets,
	starts: Uint32Array,
	order: Uint32Array,
): RunLengthColumn {
	const ofRuns = codes.slice(0, starts.length - 1);
	for (let run = 0; run < ofRuns.length; run++) ofRuns[run] = codes[order[starts[run]!]!]!;
	return { values, otherSets, codes: ofRuns, starts };
}

/** Adds to a set the documents with one of the marked values. */
export function addDocsOfRuns(into: Bits, column: RunLengthColumn, marks: Uint8Array): void {
	const { codes, starts } = column;
	const isWanted = markedCodes(column, marks);
	for (let run = 0; run < codes.length; run++) {
		if (isWanted[codes[run]!] === 0) continue;
		const first = run;
		while (run + 1 < codes.length && isWanted[codes[run + 1]!] === 1) run++;
		addDocRange(into, starts[first]!, starts[run + 1]!);
	}
}

/** A 1 for each code of a set with a marked value. */
function markedCodes({ values, otherSets: { starts, entries } }: RunLengthColumn, marks: Uint8Array): Uint8Array {
	const isWanted = new Uint8Array(values.length + starts.length - 1);
	isWanted.set(marks);
	for (let set = 0; set + 1 < starts.length; set++)
		for (let i = starts[set]!; i < starts[set + 1]!; i++)
			if (isWanted[entries[i]!] === 1) isWanted[values.length + set] = 1;
	return isWanted;
}

/** The values of each document. */
export function valuesOfRuns({ values, otherSets, codes, starts }: RunLengthColumn): IntLists {
	const writer = new IntListsWriter();
	for (let run = 0; run < codes.length; run++)
		for (let doc = starts[run]!; doc < starts[run + 1]!; doc++) {
			addValues(writer, values, otherSets, codes[run]!);
			writer.endList();
		}
	return writer.lists();
}
