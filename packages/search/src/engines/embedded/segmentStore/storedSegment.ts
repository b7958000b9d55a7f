import { addDoc, type Bits, emptyBits } from "../segment/bits/bits.ts";
import type { RowIdSet } from "../segment/bits/rowIdSet.ts";
import { HEAP } from "../segment/bits/scratch.ts";
import { liveCount } from "../segment/query/selection.ts";
import type { Segment, SegmentView } from "../segment/segment.ts";

/** A segment and its deleted documents. */
export class StoredSegment implements SegmentView {
	readonly segment: Segment;
	deleted: Bits | undefined;

	constructor(segment: Segment, deleted?: Bits) {
		this.segment = segment;
		this.deleted = deleted;
	}

	/** Documents that are not deleted. */
	get liveCount(): number {
		return liveCount(this);
	}

	/** Marks the documents of some rows as deleted. */
	delete(rows: RowIdSet): void {
		const { rowIds, docCount } = this.segment;
		const docs = rows.positions(rowIds, true);
		if (docs.length === 0) return;
		// A running search keeps the set that it started with.
		const deleted = this.deleted?.slice() ?? emptyBits(HEAP, docCount);
		for (const doc of docs) addDoc(deleted, doc);
		this.deleted = deleted;
	}
}
