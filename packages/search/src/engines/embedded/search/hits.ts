import type { DatabaseSync } from "node:sqlite";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import type { CursorPosition } from "../../../query/cursor.ts";
import { type PageOrder, pageOrder } from "../../../query/pageOrder.ts";
import { idsUpTo, rowIdOf } from "../segment/query/idOrder.ts";
import { pageDocs } from "../segment/query/pageDocs.ts";
import { numericValue } from "../segment/columns/numericColumn.ts";
import type { MatchTier } from "../segment/query/textMatcher.ts";
import { compareUtf8 } from "../segment/terms/utf8Order.ts";
import { idOfRow } from "../sqlite/rowIds.ts";
import type { SegmentSearch } from "./segmentSearch.ts";

/** A row of a page. */
interface RowHit extends Omit<CursorPosition, "id"> {
	readonly rowId: number;
	/** Reads the id from the database. */
	readonly id: () => string;
}

/** The hits of all segments together, those that are skipped included, and one more than the page has rows. */
export function firstHits(
	database: DatabaseSync,
	segments: readonly SegmentSearch[],
	query: CheckedQuery,
	after: CursorPosition | undefined,
): readonly RowHit[] {
	const hits = segments.flatMap((segment) => hitsOf(database, segment, query, after));
	return segments.length === 1 ? hits : hits.sort(inOrder(pageOrder(query))).slice(0, query.offset + query.limit + 1);
}

function hitsOf(
	database: DatabaseSync,
	{ view, text, selection: { docs } }: SegmentSearch,
	query: CheckedQuery,
	after: CursorPosition | undefined,
): readonly RowHit[] {
	const { segment } = view;
	const order = pageOrder(query);
	const idOf = (doc: number): string => idOfRow(database, rowIdOf(segment, doc));
	const tiers: Iterable<MatchTier> = query.sort === "match" && docs ? text.tiers(docs) : [{ docs }];
	const searchAfter = after && { value: after.value, idsBefore: idsUpTo(view, after.id, idOf) };
	const hits: RowHit[] = [];
	const wanted = query.offset + query.limit + 1;
	let tier = -1;
	for (const { docs, accepts } of tiers) {
		if (++tier < (after?.tier ?? 0)) continue;
		const start = tier === after?.tier ? searchAfter : undefined;
		for (const doc of pageDocs(segment, docs, order, start, wanted - hits.length, accepts)) {
			const value = numericValue(segment.numericFields[order.sort], doc);
			hits.push({ tier, value, rowId: rowIdOf(segment, doc), id: once(() => idOf(doc)) });
		}
		if (hits.length === wanted) break;
	}
	return hits;
}

/** A function that reads a value on its first call only: ties are compared many times. */
function once(read: () => string): () => string {
	let known: string | undefined;
	return () => (known ??= read());
}

const inOrder =
	({ direction }: PageOrder) =>
	(a: RowHit, b: RowHit): number => {
		if (a.tier !== b.tier) return a.tier - b.tier;
		if (a.value === b.value) return compareUtf8(a.id(), b.id());
		if (a.value === null || b.value === null) return a.value === null ? 1 : -1;
		return direction === "desc" ? b.value - a.value : a.value - b.value;
	};
