import type { DatabaseSync } from "node:sqlite";
import { hasDoc } from "../segment/bits/bits.ts";
import { buildSegment } from "../segment/build/buildSegment.ts";
import { batchOf } from "../segment/build/documentBatch.ts";
import { compareUtf8 } from "../segment/terms/utf8Order.ts";
import { FEW_ROWS, idOfRow, rowIdsById } from "../sqlite/rowIds.ts";
import { StoredSegment } from "./storedSegment.ts";

/** Segments besides the largest; when there are more, these are merged. */
const MAX_SMALL_SEGMENTS = 4;

/**
 * Merges segments so that they are few and mostly live, because each is searched by itself. The largest comes first.
 * Empty segments are dropped; all are merged if the small ones outgrow the largest, or if half of it is deleted.
 */
export function mergedSegments(database: DatabaseSync, all: readonly StoredSegment[]): readonly StoredSegment[] {
	const segments = all.filter(({ liveCount }) => liveCount > 0).sort((a, b) => b.liveCount - a.liveCount);
	const [largest, ...others] = segments;
	if (largest === undefined) return [];
	const small = others.reduce((sum, { liveCount }) => sum + liveCount, 0);
	if (small > largest.liveCount || largest.liveCount * 2 < largest.segment.docCount)
		return [merged(database, segments)];
	return others.length > MAX_SMALL_SEGMENTS ? [largest, merged(database, others)] : segments;
}

function merged(database: DatabaseSync, segments: readonly StoredSegment[]): StoredSegment {
	const live = segments.map(({ segment, deleted }) => ({ batch: batchOf(segment), deleted }));
	return new StoredSegment(buildSegment(live, sortedById(database, segments.map(liveRowIds))));
}

const liveRowIds = ({ segment: { rowIds }, deleted }: StoredSegment): Uint32Array =>
	deleted ? rowIds.filter((_, doc) => !hasDoc(deleted, doc)) : rowIds;

/** At least these existing rows, in the order of their ids. */
function sortedById(database: DatabaseSync, lists: readonly Uint32Array[]): Uint32Array {
	const count = lists.reduce((sum, { length }) => sum + length, 0);
	const most = lists.reduce((most, rowIds) => rowIds.reduce((most, rowId) => Math.max(most, rowId), most), 0);
	if (count > FEW_ROWS) return rowIdsById(database, 0, most);
	const rows = lists.flatMap((rowIds) => Array.from(rowIds, (rowId) => ({ rowId, id: idOfRow(database, rowId) })));
	return Uint32Array.from(
		rows.sort((a, b) => compareUtf8(a.id, b.id)),
		({ rowId }) => rowId,
	);
}
