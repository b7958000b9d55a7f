import { type Facet, FACETS, type Sort, SORTS } from "../../../../api/fields.ts";
import { type Bits, wordCount } from "../bits/bits.ts";
import type { NumericColumn, NumericValues, SortedNumericColumn } from "../columns/numericColumn.ts";
import { facetColumnOf } from "../fields.ts";
import type { Codes } from "../lists/codes.ts";
import type { IntLists } from "../lists/intLists.ts";
import type { Postings } from "../lists/postings.ts";
import type { FacetColumns, Segment } from "../segment.ts";
import { TermDictionary } from "../terms/termDictionary.ts";
import type { StoredPart } from "./snapshotFile.ts";
import type { StoredArray } from "./format.ts";

type Parts = Iterator<StoredPart>;

/** A segment from its parts, in the order of `partsOf`. Each part is read when it is first used. */
export function readSegment(docCount: number, parts: Parts): Segment {
	const ids = lazyPart(parts, (next) => ({
		rowIds: next(),
		docsById: next(),
		idRanks: next(),
		nameHashes: next<Uint16Array>(),
	}));
	const idTokens = lazyPart(parts, (next) => ({ idTokens: terms(next), idTokenDocs: postings(next, docCount) }));
	const values = lazyPart(parts, (next) => ({ valueTokens: terms(next), valueTokenRefs: lists(next) }));
	return withLazy({ docCount } as Segment, {
		rowIds: () => ids().rowIds,
		docsById: () => ids().docsById,
		idRanks: () => ids().idRanks,
		nameHashes: () => ids().nameHashes,
		idTokens: () => idTokens().idTokens,
		idTokenDocs: () => idTokens().idTokenDocs,
		valueTokens: () => values().valueTokens,
		valueTokenRefs: () => values().valueTokenRefs,
		facets: constant(facetColumnsOf(docCount, parts)),
		numericFields: constant(numericFieldsOf(parts)),
	});
}

/** The set of deleted documents, which is read at once. */
export const deletedDocs = (parts: Parts): Bits => lazyPart(parts, (next) => next())();

const facetColumnsOf = (docCount: number, parts: Parts): FacetColumns =>
	withLazy(
		{} as FacetColumns,
		byKey(FACETS, (facet) => lazyPart(parts, (next) => columnOf(facet, docCount, next))),
	);

const numericFieldsOf = (parts: Parts): Segment["numericFields"] =>
	withLazy(
		{} as Record<Sort, SortedNumericColumn>,
		byKey(SORTS, () =>
			lazyPart(parts, (next) => ({
				values: next<NumericValues>(),
				codes: next<NumericColumn["codes"]>(),
				order: next(),
			})),
		),
	);

/** Returns the next array of a part. */
type Next = <T extends StoredArray = Uint32Array>() => T;

/** Makes something of the arrays of the next part; they are read when it is first requested. */
function lazyPart<T>(parts: Parts, make: (next: Next) => T): () => T {
	const { value: part, done } = parts.next();
	if (done) throw new RangeError("The file has too few parts");
	const arrays = part.arrays.values();
	const made = make(<A extends StoredArray>() => arrays.next().value as A);
	return () => {
		part.load();
		return made;
	};
}

/** Adds properties to an object that are computed when they are used. */
const withLazy = <T extends object>(into: T, getters: Readonly<Record<string, () => unknown>>): T =>
	Object.defineProperties(
		into,
		Object.fromEntries(Object.entries(getters).map(([key, get]) => [key, { get, enumerable: true }])),
	);

const byKey = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
	Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;

const constant =
	<T>(value: T): (() => T) =>
	() =>
		value;

const terms = (next: Next): TermDictionary => new TermDictionary(next<Uint8Array>(), next());
const lists = (next: Next): IntLists => ({ starts: next(), entries: next() });
const postings = (next: Next, docCount: number): Postings => ({
	lists: lists(next),
	denseKeys: next(),
	denseCounts: next(),
	denseBits: next(),
	wordsPerKey: wordCount(docCount),
});

const columnOf = (facet: Facet, docCount: number, next: Next): FacetColumns[Facet] =>
	facetColumnOf(
		facet,
		() => ({ values: terms(next), otherSets: lists(next), codes: next<Codes>(), starts: next() }),
		() => ({
			values: terms(next),
			otherSets: lists(next),
			codes: next<Codes>(),
			postings: postings(next, docCount),
			otherSetsOf: lists(next),
		}),
		() => ({
			values: terms(next),
			heads: next(),
			headMasks: next(),
			headLists: { starts: next(), entries: next<Uint16Array>() },
			tailLists: lists(next),
			postings: postings(next, docCount),
		}),
	);
