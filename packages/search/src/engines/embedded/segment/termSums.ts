import { hasDoc } from "./bits/bits.ts";
import type { ForwardIndex } from "./lists/forwardIndex.ts";
import type { Segment, SegmentView } from "./segment.ts";
import { valueRef } from "./valueRefs.ts";

/** Visits every term of live documents, with the number of its documents and the sum of a function of their row ids. */
export function forEachTermSum(
	{ segment, deleted }: SegmentView,
	{ terms, ordsOfDocs: { starts, entries } }: ForwardIndex,
	ofRow: (rowId: number) => number,
	visit: (term: string, count: number, sum: number) => void,
): void {
	const [counts, sums] = [new Int32Array(terms.length), new Int32Array(terms.length)];
	for (let doc = 0; doc < segment.docCount; doc++) {
		if (deleted && hasDoc(deleted, doc)) continue;
		const value = ofRow(segment.rowIds[doc]!);
		for (let i = starts[doc]!; i < starts[doc + 1]!; i++) {
			counts[entries[i]!]!++;
			sums[entries[i]!]! += value;
		}
	}
	for (let ord = 0; ord < terms.length; ord++) if (counts[ord]! > 0) visit(terms.at(ord), counts[ord]!, sums[ord]!);
}

/** Whether a token leads to a value of a searchable facet. */
export function hasValueToken(
	{ valueTokens, valueTokenRefs: { starts, entries } }: Segment,
	token: string,
	facetPosition: number,
	ord: number,
): boolean {
	const found = valueTokens.find(token);
	return found >= 0 && entries.subarray(starts[found], starts[found + 1]).includes(valueRef(facetPosition, ord));
}
