import type { Bits } from "../bits/bits.ts";
import type { ForwardIndex } from "../lists/forwardIndex.ts";
import { addPostings, addPostingsOf, keysOfDocs } from "../lists/postings.ts";
import { type CodeColumn, otherCodesOf, valuesOfCodes } from "./codeColumn.ts";
import type { MultiValueColumn } from "./multiValueColumn.ts";
import { addDocsOfRuns, type RunLengthColumn, valuesOfRuns } from "./runLengthColumn.ts";

/** The values of a facet and the documents that have them. */
export type Column = RunLengthColumn | PostingsColumn;

/** A column with postings. */
export type PostingsColumn = CodeColumn | MultiValueColumn;

export const isRunLength = (column: Column): column is RunLengthColumn => !("postings" in column);
export const isCoded = (column: Column): column is CodeColumn => "otherSetsOf" in column;

/** The forward index that a column was built from. */
export function forwardIndexOf(column: Column, docCount: number): ForwardIndex {
	const { values: terms } = column;
	if (isRunLength(column)) return { terms, ordsOfDocs: valuesOfRuns(column) };
	if (isCoded(column)) return { terms, ordsOfDocs: valuesOfCodes(column) };
	return { terms, ordsOfDocs: keysOfDocs(column.postings, docCount) };
}

/** Adds to a set the documents with one of some values. */
export function addDocsWithValues(into: Bits, column: Column, values: Iterable<number>): void {
	if (isRunLength(column)) return addDocsOfRuns(into, column, marksOf(column, values));
	for (const value of values) addDocsInRange(into, column, value, value + 1);
}

/** The same for many values, each once or more. */
export function addDocsWithEach(into: Bits, column: Column, values: Uint32Array): void {
	if (isRunLength(column) || isCoded(column)) addDocsWithValues(into, column, values);
	else addPostingsOf(into, column.postings, values);
}

function marksOf({ values }: Column, marked: Iterable<number>): Uint8Array {
	const marks = new Uint8Array(values.length);
	for (const value of marked) marks[value] = 1;
	return marks;
}

/** Adds the documents with a value from `from` up to, not including, `to`. */
function addDocsInRange(into: Bits, column: PostingsColumn, from: number, to: number): void {
	addPostings(into, column.postings, from, to);
	if (!isCoded(column)) return;
	for (let value = from; value < to; value++)
		for (const code of otherCodesOf(column, value)) addPostings(into, column.postings, code, code + 1);
}
