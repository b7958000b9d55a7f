import type { Facet, Sort } from "../../../api/fields.ts";
import type { CodeColumn } from "./columns/codeColumn.ts";
import type { IndexSortFacet } from "./columns/indexSort.ts";
import type { MultiValueColumn } from "./columns/multiValueColumn.ts";
import type { SortedNumericColumn } from "./columns/numericColumn.ts";
import type { RunLengthColumn } from "./columns/runLengthColumn.ts";
import type { Bits } from "./bits/bits.ts";
import type { IntLists } from "./lists/intLists.ts";
import type { Postings } from "./lists/postings.ts";
import type { TermDictionary } from "./terms/termDictionary.ts";

/**
 * The index of many records, which never changes. Each record is a document, numbered from 0 (`doc`). A record that is
 * changed or deleted is marked as deleted in the segment's view; a changed one is indexed again in a later segment.
 */
export interface Segment {
	readonly docCount: number;
	/** The row of each document in the database. */
	readonly rowIds: Uint32Array;
	/** The documents in the order of their ids, and the position of each document in this order. */
	readonly docsById: Uint32Array;
	readonly idRanks: Uint32Array;
	readonly facets: FacetColumns;
	readonly numericFields: Readonly<Record<Sort, SortedNumericColumn>>;
	/** The tokens of ids, and the documents of each. */
	readonly idTokens: TermDictionary;
	readonly idTokenDocs: Postings;
	/** The tokens of searchable facet values, and for each the values that contain it, as `valueRef` encodes them. */
	readonly valueTokens: TermDictionary;
	readonly valueTokenRefs: IntLists;
	/** For each document, the hash of its compacted name and that of its compacted id. */
	readonly nameHashes: Uint16Array;
}

/** Tags have many values per document; the other facets outside the index sort mostly have one. */
export type FacetColumns = Readonly<
	Record<IndexSortFacet, RunLengthColumn> &
		Record<Exclude<Facet, IndexSortFacet | "tag">, CodeColumn> &
		Record<"tag", MultiValueColumn>
>;

/** A segment as of a commit. */
export interface SegmentView {
	readonly segment: Segment;
	/** Documents that were changed or deleted since the segment was built. */
	readonly deleted?: Bits | undefined;
}
