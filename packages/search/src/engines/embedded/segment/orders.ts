import type { Sort } from "../../../api/fields.ts";
import { addDoc, emptyBits, hasDoc } from "./bits/bits.ts";
import { HEAP } from "./bits/scratch.ts";
import { RowIdMap } from "./rowIdMap.ts";
import type { Segment, SegmentView } from "./segment.ts";

/** Whether a list has every document once. */
export function isPermutation(docs: Uint32Array, docCount: number): boolean {
	const seen = emptyBits(HEAP, docCount);
	for (let i = 0; i < docs.length; i++) {
		const doc = docs[i]!;
		if (doc >= docCount || hasDoc(seen, doc)) return false;
		addDoc(seen, doc);
	}
	return docs.length === docCount;
}

/** Whether documents are sorted by a field: the largest value first, unknown values last, ties by id. */
export function isDescending({ idRanks, numericFields }: Segment, sort: Sort): boolean {
	const { order, codes } = numericFields[sort];
	for (let i = 1; i < order.length; i++) {
		const [before, after] = [order[i - 1]!, order[i]!];
		if (codes[after]! > codes[before]!) return false;
		if (codes[after] === codes[before] && idRanks[after]! < idRanks[before]!) return false;
	}
	return true;
}

/** How many live documents are not in the order of these rows. */
export function misplacedById({ segment, deleted }: SegmentView, rowIdsById: Uint32Array): number {
	const { rowIds, idRanks } = segment;
	const docs = new RowIdMap(rowIds);
	let [misplaced, before] = [0, -1];
	for (let i = 0; i < rowIdsById.length; i++) {
		const doc = docs.docOf(rowIdsById[i]!);
		if (doc < 0 || (deleted && hasDoc(deleted, doc))) continue;
		if (idRanks[doc]! < before) misplaced++;
		before = Math.max(before, idRanks[doc]!);
	}
	return misplaced;
}
