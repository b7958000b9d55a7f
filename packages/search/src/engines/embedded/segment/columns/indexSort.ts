import type { Facet } from "../../../../api/fields.ts";
import type { Codes } from "../lists/codes.ts";
import type { ValueSets } from "./valueSets.ts";

/**
 * The facets by which documents are sorted inside a segment, the first before the second. They have few values, so
 * documents with the same values form runs, and filters and counts work on runs. The runs of a facet divide those of the
 * facet before it.
 */
export const INDEX_SORT = [
	"task",
	"library",
	"licence",
	"format",
	"gated",
	"size",
	"language",
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
export function runStarts(facets: readonly ValueSets[], order: Uint32Array): readonly Uint32Array[] {
	const starts = facets.map((): number[] => []);
	for (let i = 0; i < order.length; i++) {
		const first = i === 0 ? 0 : firstDifference(facets, order[i - 1]!, order[i]!);
		for (let f = first; f < facets.length; f++) starts[f]!.push(i);
	}
	return starts.map((positions) => {
		positions.push(order.length);
		return Uint32Array.from(positions);
	});
}

/** The first facet in which two documents differ; the number of facets if there is none. */
function firstDifference(facets: readonly ValueSets[], one: number, other: number): number {
	let f = 0;
	while (f < facets.length && facets[f]!.codes[one] === facets[f]!.codes[other]) f++;
	return f;
}
