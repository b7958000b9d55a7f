import { FACETS, SORTS } from "../../../../api/fields.ts";
import type { CodeColumn } from "../columns/codeColumn.ts";
import { type Column, isCoded, isRunLength } from "../columns/column.ts";
import type { MultiValueColumn } from "../columns/multiValueColumn.ts";
import type { SortedNumericColumn } from "../columns/numericColumn.ts";
import type { RunLengthColumn } from "../columns/runLengthColumn.ts";
import type { IntLists } from "../lists/intLists.ts";
import type { Postings } from "../lists/postings.ts";
import type { Segment } from "../segment.ts";
import type { TermDictionary } from "../terms/termDictionary.ts";
import type { StoredArray } from "./format.ts";

/** The arrays of a segment in parts, in the order in which `readSegment` reads them. */
export function partsOf(segment: Segment): readonly (readonly StoredArray[])[] {
	return [
		[segment.rowIds, segment.docsById, segment.idRanks, segment.nameHashes],
		[...ofTerms(segment.idTokens), ...ofPostings(segment.idTokenDocs)],
		[...ofTerms(segment.valueTokens), ...ofLists(segment.valueTokenRefs)],
		...FACETS.map((facet) => ofColumn(segment.facets[facet])),
		...SORTS.map((sort) => ofNumericColumn(segment.numericFields[sort])),
	];
}

const ofTerms = ({ bytes, starts }: TermDictionary): StoredArray[] => [bytes, starts];
const ofLists = ({ starts, entries }: IntLists): StoredArray[] => [starts, entries];
const ofPostings = ({ lists, denseKeys, denseCounts, denseBits }: Postings): StoredArray[] => [
	...ofLists(lists),
	denseKeys,
	denseCounts,
	denseBits,
];
const ofColumn = (column: Column): StoredArray[] => {
	if (isRunLength(column)) return ofRunLength(column);
	return isCoded(column) ? ofCoded(column) : ofMultiValue(column);
};
const ofRunLength = ({ values, otherSets, codes, starts }: RunLengthColumn): StoredArray[] =>
	[ofTerms(values), ofLists(otherSets), codes, starts].flat();
const ofCoded = ({ values, otherSets, codes, postings, otherSetsOf }: CodeColumn): StoredArray[] =>
	[ofTerms(values), ofLists(otherSets), codes, ofPostings(postings), ofLists(otherSetsOf)].flat();
const ofMultiValue = ({ values, heads, headMasks, headLists, tailLists, postings }: MultiValueColumn): StoredArray[] =>
	[
		ofTerms(values),
		heads,
		headMasks,
		headLists.starts,
		headLists.entries,
		ofLists(tailLists),
		ofPostings(postings),
	].flat();
const ofNumericColumn = ({ values, codes, order }: SortedNumericColumn): StoredArray[] => [values, codes, order];
