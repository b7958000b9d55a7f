import type { Facet } from "../../../../api/fields.ts";
import { codeColumn } from "../columns/codeColumn.ts";
import { INDEX_SORT, type IndexSortFacet, indexSortOrder, runStarts } from "../columns/indexSort.ts";
import { multiValueColumn } from "../columns/multiValueColumn.ts";
import { type RunLengthColumn, runLengthColumn } from "../columns/runLengthColumn.ts";
import { docsByValue } from "../columns/sortDocs.ts";
import { valueSetsOf } from "../columns/valueSets.ts";
import { bySort, facetColumns } from "../fields.ts";
import { inverted } from "../lists/codes.ts";
import type { ForwardIndex } from "../lists/forwardIndex.ts";
import { postingsOf } from "../lists/postings.ts";
import { RowIdMap } from "../rowIdMap.ts";
import type { Segment } from "../segment.ts";
import { type DocMap, type LiveBatch, liveDocs, reordered } from "./docMap.ts";
import type { DocumentBatch } from "./documentBatch.ts";
import { mergedForwardIndex, mergedNameHashes, mergedNumericColumn } from "./mergeFields.ts";
import { indexedValueTokens } from "./valueTokens.ts";

/**
 * Builds a segment from at most 65,536 batches. `rowIdsById` has at least the rows of all their documents, in the order
 * of the ids. The documents are sorted by the facets of the index sort.
 */
export function buildSegment(live: readonly LiveBatch[], rowIdsById: Uint32Array): Segment {
	const batches = live.map(({ batch }) => batch);
	const { map, columns } = sortedByIndexSort(batches, liveDocs(live));
	const rowIds = Uint32Array.from(map.batches, (batch, doc) => batches[batch]!.rowIds[map.docs[doc]!]!);
	const docsById = orderById(rowIds, rowIdsById);
	const merged = (facet: Facet): ForwardIndex => mergedFacet(batches, map, facet);
	const facets = facetColumns(
		(facet) => columns[facet],
		(facet) => codeColumn(merged(facet)),
		(facet) => multiValueColumn(merged(facet)),
	);
	return {
		docCount: rowIds.length,
		rowIds,
		docsById,
		idRanks: inverse(docsById),
		facets,
		numericFields: bySort((sort) => {
			const columns = batches.map(({ numericFields }) => numericFields[sort]);
			const column = mergedNumericColumn(columns, map);
			return { ...column, order: docsByValue(column, docsById) };
		}),
		...indexedIdTokens(batches, map),
		...indexedValueTokens(facets),
		nameHashes: mergedNameHashes(batches, map),
	};
}

const mergedFacet = (batches: readonly DocumentBatch[], map: DocMap, facet: Facet): ForwardIndex =>
	mergedForwardIndex(
		batches.map(({ facets }) => facets[facet]),
		map,
	);

interface IndexSorted {
	/** The documents in the order of the index sort. */
	readonly map: DocMap;
	readonly columns: Readonly<Record<IndexSortFacet, RunLengthColumn>>;
}

function sortedByIndexSort(batches: readonly DocumentBatch[], map: DocMap): IndexSorted {
	const merged = INDEX_SORT.map((facet) => mergedFacet(batches, map, facet));
	const sets = merged.map(valueSetsOf);
	const order = indexSortOrder(sets, map.docs.length);
	const starts = runStarts(sets, order);
	const columns = INDEX_SORT.map((facet, i) => {
		const column = runLengthColumn(merged[i]!.terms, sets[i]!, starts[i]!, order);
		return [facet, column] as const;
	});
	return { map: reordered(map, order), columns: Object.fromEntries(columns) as IndexSorted["columns"] };
}

function indexedIdTokens(batches: readonly DocumentBatch[], map: DocMap): Pick<Segment, "idTokens" | "idTokenDocs"> {
	const { terms, ordsOfDocs } = mergedForwardIndex(
		batches.map(({ idTokens }) => idTokens),
		map,
	);
	return { idTokens: terms, idTokenDocs: postingsOf(inverted(ordsOfDocs, terms.length), map.docs.length) };
}

/** The documents in the order of their ids. */
function orderById(rowIds: Uint32Array, rowIdsById: Uint32Array): Uint32Array {
	const map = new RowIdMap(rowIds);
	const docs = new Uint32Array(rowIds.length);
	let count = 0;
	for (let i = 0; i < rowIdsById.length; i++) {
		const doc = map.docOf(rowIdsById[i]!);
		if (doc >= 0) docs[count++] = doc;
	}
	if (count !== rowIds.length) throw new RangeError(`rowIdsById: ${rowIds.length - count} rows are missing.`);
	return docs;
}

function inverse(order: Uint32Array): Uint32Array {
	const positions = new Uint32Array(order.length);
	for (let position = 0; position < order.length; position++) positions[order[position]!] = position;
	return positions;
}
