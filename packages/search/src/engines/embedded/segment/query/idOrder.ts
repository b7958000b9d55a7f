import { type Bits, hasDoc } from "../bits/bits.ts";
import type { Segment, SegmentView } from "../segment.ts";
import { compareUtf8 } from "../terms/utf8Order.ts";

/** The row of a document. */
export const rowIdOf = ({ rowIds }: Segment, doc: number): number => rowIds[doc]!;

/** How many ids of a segment are not after `id`. The ids of deleted documents are no longer in the database. */
export function idsUpTo(
	{ segment: { docsById }, deleted }: SegmentView,
	id: string,
	idOf: (doc: number) => string,
): number {
	let [low, high] = [0, docsById.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		const position = nextLive(docsById, deleted, middle, high);
		if (position < high && compareUtf8(idOf(docsById[position]!), id) <= 0) low = position + 1;
		else high = middle;
	}
	return low;
}

/** The first position from `from` on whose document is not deleted; `end` if there is none before it. */
function nextLive(docsById: Uint32Array, deleted: Bits | undefined, from: number, end: number): number {
	if (deleted === undefined) return from;
	let position = from;
	while (position < end && hasDoc(deleted, docsById[position]!)) position++;
	return position;
}
