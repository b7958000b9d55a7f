import { wordCount } from "../bits/bits.ts";
import type { NumericColumn, NumericValues } from "../columns/numericColumn.ts";
import { bySort, facetColumns } from "../fields.ts";
import type { Codes } from "../lists/codes.ts";
import type { IntLists } from "../lists/intLists.ts";
import type { Postings } from "../lists/postings.ts";
import type { Segment } from "../segment.ts";
import { TermDictionary } from "../terms/termDictionary.ts";
import type { StoredArray } from "./format.ts";

/** The arrays of a snapshot, taken one after the other. */
export class ArrayReader {
	readonly #arrays: Iterator<StoredArray>;

	constructor(arrays: Iterable<StoredArray>) {
		this.#arrays = arrays[Symbol.iterator]();
	}

	/** The next array, which is of this type. */
	next<T extends StoredArray = Uint32Array>(): T {
		const { value, done } = this.#arrays.next();
		if (done) throw new Error("The file has too few arrays");
		return value as T;
	}
}

/** Reads a segment from its arrays, in the order of `arraysOf`. */
export function readSegment(docCount: number, reader: ArrayReader): Segment {
	const numbers = (): Uint32Array => reader.next();
	const terms = (): TermDictionary => new TermDictionary(reader.next<Uint8Array>(), numbers());
	const lists = (): IntLists => ({ starts: numbers(), entries: numbers() });
	const wordsPerKey = wordCount(docCount);
	const postings = (): Postings => ({
		lists: lists(),
		denseKeys: numbers(),
		denseCounts: numbers(),
		denseBits: numbers(),
		wordsPerKey,
	});
	return {
		docCount,
		rowIds: numbers(),
		docsById: numbers(),
		idRanks: numbers(),
		nameHashes: reader.next<Uint16Array>(),
		idTokens: terms(),
		idTokenDocs: postings(),
		valueTokens: terms(),
		valueTokenRefs: lists(),
		facets: facetColumns(
			() => ({ values: terms(), otherSets: lists(), codes: reader.next<Codes>(), starts: numbers() }),
			() => ({
				values: terms(),
				otherSets: lists(),
				codes: reader.next<Codes>(),
				postings: postings(),
				otherSetsOf: lists(),
			}),
			() => ({
				values: terms(),
				heads: numbers(),
				headMasks: numbers(),
				headLists: { starts: numbers(), entries: reader.next<Uint16Array>() },
				tailLists: lists(),
				postings: postings(),
			}),
		),
		numericFields: bySort(() => ({
			values: reader.next<NumericValues>(),
			codes: reader.next<NumericColumn["codes"]>(),
			order: numbers(),
		})),
	};
}
