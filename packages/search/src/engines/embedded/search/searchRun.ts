import type { DatabaseSync } from "node:sqlite";
import type { Facet, Sort } from "../../../api/fields.ts";
import type { FacetCount, UpTo } from "../../../api/page.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { type CursorPosition, cursorOf } from "../../../query/cursor.ts";
import type { Scratch } from "../segment/bits/scratch.ts";
import { mergedCounts } from "../segment/facets/mergeCounts.ts";
import { addedUpTo } from "../segment/query/cumulativeCounts.ts";
import type { SegmentView } from "../segment/segment.ts";
import { rowWithRowId } from "../sqlite/records.ts";
import { visibleViews } from "../segment/query/visibleViews.ts";
import { idOfRow, rowIdsOf } from "../sqlite/rowIds.ts";
import { firstHits } from "./hits.ts";
import type { RawPage } from "./searcher.ts";
import { searchSegments, type SegmentSearch } from "./segmentSearch.ts";

/** A search of all segments. The page is there at once; its counts are as of the same commit, also if counted later. */
export class SearchRun {
	readonly page: RawPage;
	readonly #query: CheckedQuery;
	readonly #segments: readonly SegmentSearch[];
	readonly #scratch: Scratch;

	constructor(
		database: DatabaseSync,
		views: readonly SegmentView[],
		query: CheckedQuery,
		after: CursorPosition | undefined,
		scratch: Scratch,
	) {
		this.#query = query;
		this.#scratch = scratch;
		const visible = visibleViews(views, query.visibleTo, scratch);
		const idOf = (rowId: number): string => idOfRow(database, rowId);
		this.#segments = searchSegments(visible, query, scratch, idOf, query.ids && rowIdsOf(database, query.ids));
		this.page = this.#readPage(database, after);
	}

	countFacet(facet: Facet): readonly FacetCount[] {
		const facets = this.#segments.map((segment) => segment.facet(facet));
		return mergedCounts(facets, this.#query.filters.get(facet) ?? [], this.#query.facetLimit);
	}

	countUpTo(sort: Sort): UpTo {
		const bounds = this.#query.upTo.get(sort) ?? [];
		return addedUpTo(
			this.#segments.map((segment) => segment.countUpTo(sort, bounds)),
			bounds,
		);
	}

	/** Releases the memory of the search. */
	end(): void {
		this.#scratch.release();
	}

	#readPage(database: DatabaseSync, after: CursorPosition | undefined): RawPage {
		const query = this.#query;
		const total = this.#segments.reduce((sum, { selection }) => sum + selection.total, 0);
		const hits = firstHits(database, this.#segments, query, after).slice(query.offset);
		const rows = hits.slice(0, query.limit).map(({ rowId }) => rowWithRowId(database, rowId));
		const last = hits[query.limit - 1];
		if (hits.length <= query.limit || last === undefined) return { rows, total };
		return { rows, total, next: cursorOf(query, { tier: last.tier, value: last.value, id: last.id() }) };
	}
}
