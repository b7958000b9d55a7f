import type { Facet, Sort } from "../../../api/fields.ts";
import type { UpTo } from "../../../api/page.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { MATCH_MODES } from "../../../text/typos.ts";
import { addDoc, type Bits, emptyBits, intersect, subtract } from "../segment/bits/bits.ts";
import { isEmpty } from "../segment/bits/count.ts";
import type { Scratch } from "../segment/bits/scratch.ts";
import { FacetCounter } from "../segment/facets/facetCounter.ts";
import type { SegmentFacet } from "../segment/facets/mergeCounts.ts";
import { totalsOf } from "../segment/facets/totals.ts";
import { cumulativeCounts } from "../segment/query/cumulativeCounts.ts";
import { rowIdOf } from "../segment/query/idOrder.ts";
import { rowIdMapOf } from "../segment/rowIdMap.ts";
import { select, type Selection } from "../segment/query/selection.ts";
import { TextMatcher } from "../segment/query/textMatcher.ts";
import type { SegmentView } from "../segment/segment.ts";

/**
 * Starts a search in each segment. The text is matched in the first mode in which any segment has a match. With `rowIds`,
 * only documents of these rows are found.
 */
export function searchSegments(
	views: readonly SegmentView[],
	query: CheckedQuery,
	scratch: Scratch,
	idOf: (rowId: number) => string,
	rowIds?: ReadonlySet<number>,
): readonly SegmentSearch[] {
	const candidates = views.map((view) => {
		const { segment } = view;
		return { view, text: new TextMatcher(view, query, scratch, (doc) => idOf(rowIdOf(segment, doc))) };
	});
	const matched = query.text === "" ? undefined : matchText(candidates, scratch);
	return candidates.map(({ view, text }, i) => {
		const docs = rowIds === undefined ? matched?.[i] : docsOfRows(view, rowIds, matched?.[i], scratch);
		return new SegmentSearch(view, query, text, docs, scratch);
	});
}

/** The documents of some rows, of those that the text matches. */
function docsOfRows(
	{ segment }: SegmentView,
	rowIds: ReadonlySet<number>,
	matched: Bits | undefined,
	scratch: Scratch,
): Bits {
	const docs = emptyBits(scratch, segment.docCount);
	const map = rowIdMapOf(segment.rowIds);
	for (const rowId of rowIds) {
		const doc = map.docOf(rowId);
		if (doc >= 0) addDoc(docs, doc);
	}
	return matched ? intersect(docs, matched) : docs;
}

interface Candidate {
	readonly view: SegmentView;
	readonly text: TextMatcher;
}

/** The documents of each segment that the text matches and that are not deleted. */
function matchText(candidates: readonly Candidate[], scratch: Scratch): readonly Bits[] {
	for (const mode of MATCH_MODES) {
		const matched = candidates.map(({ view: { deleted }, text }) => {
			const docs = text.match(mode);
			return deleted ? subtract(docs, deleted) : docs;
		});
		if (!matched.every(isEmpty)) return matched;
	}
	return candidates.map(({ view }) => emptyBits(scratch, view.segment.docCount));
}

/** A search in one segment. */
export class SegmentSearch {
	readonly view: SegmentView;
	readonly text: TextMatcher;
	readonly selection: Selection;
	readonly #query: CheckedQuery;
	/** The documents that the text and the ids of the query match; undefined without both. */
	readonly #matched: Bits | undefined;
	readonly #scratch: Scratch;
	readonly #counter: FacetCounter;

	constructor(view: SegmentView, query: CheckedQuery, text: TextMatcher, matched: Bits | undefined, scratch: Scratch) {
		this.view = view;
		this.text = text;
		this.selection = select(view, query, matched, scratch);
		this.#query = query;
		this.#matched = matched;
		this.#scratch = scratch;
		this.#counter = new FacetCounter(view.segment, scratch);
	}

	/** The values of a facet, to be counted under all filters but its own. */
	facet(facet: Facet): SegmentFacet {
		const { docs, drillSideways } = this.selection;
		const set = facet in drillSideways ? drillSideways[facet] : docs;
		const column = this.view.segment.facets[facet];
		return {
			values: column.values,
			count: (request) => this.#counter.count(facet, set, request),
			countEach: (values) => this.#counter.countEach(facet, set, values),
			totals: () => totalsOf(column),
		};
	}

	/** The counts of a numeric field under all ranges but its own. */
	countUpTo(sort: Sort, bounds: readonly number[]): UpTo {
		const { docs } = this.#query.ranges.has(sort) ? this.#withoutRange(sort) : this.selection;
		return cumulativeCounts(this.view.segment, docs, sort, bounds);
	}

	#withoutRange(sort: Sort): Selection {
		const ranges = new Map([...this.#query.ranges].filter(([field]) => field !== sort));
		return select(this.view, { ...this.#query, facets: [], ranges }, this.#matched, this.#scratch);
	}
}
