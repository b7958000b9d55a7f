import type { Facet } from "../../../../api/fields.ts";
import type { Codes } from "../lists/codes.ts";
import type { ValueSets } from "./valueSets.ts";

/**
 * The facets by which documents are sorted inside a segment, the first before the second. They have few values, so
 * documents with the same values form runs, and filters and counts work on runs.
 */
export const INDEX_SORT = [
	"task",
	"library",
	"licence",
	"format",
	"gated",
	"size",
	"language",
	"app",
	"provider",
	"source",
	"private",
] as const satisfies readonly Facet[];
export type IndexSortFacet = (typeof INDEX_SORT)[number];

/** The documents in the order of the index sort. */
export function indexSortOrder(facets: readonly ValueSets[], docCount: number): Uint32Array {
	let order = Uint32Array.from({ length: docCount }, (_, doc) => doc);
	for (const { codes, codeCount } of facets.toReversed()) order = stableSort(order, codes, codeCount);
	return order;
}

function stableSort(docs: Uint32Array, codes: Codes, codeCount: number): Uint32Array<ArrayBuffer> {
	const next = new Uint32Array(codeCount + 1);
	for (let doc = 0; doc < codes.length; doc++) next[codes[doc]! + 1]!++;
	for (let code = 0; code < codeCount; code++) next[code + 1]! += next[code]!;
	const sorted = new Uint32Array(docs.length);
	for (let i = 0; i < docs.length; i++) sorted[next[codes[docs[i]!]!]!++] = docs[i]!;
	return sorted;
}

/** For each facet, where its runs start among documents in this order, and where the last one ends. */
export const runStarts = (facets: readonly ValueSets[], order: Uint32Array): readonly Uint32Array[] =>
	facets.map(({ codes }) => {
		const starts = order.length === 0 ? [] : [0];
		for (let i = 1; i < order.length; i++) if (codes[order[i]!] !== codes[order[i - 1]!]) starts.push(i);
		return Uint32Array.from(starts.concat(order.length));
	});
