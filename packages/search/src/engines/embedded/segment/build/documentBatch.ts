import { type Facet, FACETS, type Sort, SORTS } from "../../../../api/fields.ts";
import type { IndexedDocument } from "../../../../indexing/indexer.ts";
import { forwardIndexOf } from "../columns/column.ts";
import { type NumericColumn, numericColumn } from "../columns/numericColumn.ts";
import { byFacet, bySort } from "../fields.ts";
import { type ForwardIndex, ForwardIndexWriter } from "../lists/forwardIndex.ts";
import { keysOfDocs } from "../lists/postings.ts";
import { nameHashes } from "../nameHash.ts";
import type { Segment } from "../segment.ts";

/** Documents that a segment can be built from. */
export interface DocumentBatch {
	readonly docCount: number;
	readonly rowIds: Uint32Array;
	readonly facets: Readonly<Record<Facet, ForwardIndex>>;
	readonly numericFields: Readonly<Record<Sort, NumericColumn>>;
	readonly idTokens: ForwardIndex;
	readonly nameHashes: Uint16Array;
}

/** The documents of a segment. */
export function batchOf(segment: Segment): DocumentBatch {
	const { docCount, rowIds, facets, numericFields, idTokens, idTokenDocs, nameHashes } = segment;
	return {
		docCount,
		rowIds,
		facets: byFacet((facet) => forwardIndexOf(facets[facet], docCount)),
		numericFields,
		idTokens: { terms: idTokens, ordsOfDocs: keysOfDocs(idTokenDocs, docCount) },
		nameHashes,
	};
}

/** Collects one document after the other. */
export class DocumentBatchWriter {
	readonly #rowIds: number[] = [];
	readonly #nameHashes: number[] = [];
	readonly #numericFields = bySort((): number[] => []);
	readonly #facets = byFacet(() => new ForwardIndexWriter());
	readonly #idTokens = new ForwardIndexWriter();

	get docCount(): number {
		return this.#rowIds.length;
	}

	add(rowId: number, { facets, numericFields, idTokens, names }: IndexedDocument): void {
		this.#rowIds.push(rowId);
		for (const facet of FACETS) this.#facets[facet].add(facets[facet]);
		for (const sort of SORTS) this.#numericFields[sort].push(numericFields[sort] ?? Number.NaN);
		this.#idTokens.add(idTokens);
		this.#nameHashes.push(...nameHashes(names));
	}

	/** The batch of all documents; the writer cannot be used any more. */
	finish(): DocumentBatch {
		return {
			docCount: this.#rowIds.length,
			rowIds: Uint32Array.from(this.#rowIds),
			facets: byFacet((facet) => this.#facets[facet].finish()),
			numericFields: bySort((sort) => numericColumn(Float64Array.from(this.#numericFields[sort]))),
			idTokens: this.#idTokens.finish(),
			nameHashes: Uint16Array.from(this.#nameHashes),
		};
	}
}
