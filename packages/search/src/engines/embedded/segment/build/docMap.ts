import { type Bits, hasDoc } from "../bits/bits.ts";
import type { DocumentBatch } from "./documentBatch.ts";

/** A batch, and which of its documents are left out. */
export interface LiveBatch {
	readonly batch: DocumentBatch;
	readonly deleted?: Bits | undefined;
}

/** For each document of a new segment, the batch it comes from and its number there. */
export interface DocMap {
	readonly batches: Uint16Array;
	readonly docs: Uint32Array;
}

/** The documents of all batches in their order, without the deleted ones. */
export function liveDocs(batches: readonly LiveBatch[]): DocMap {
	const most = batches.reduce((sum, { batch }) => sum + batch.docCount, 0);
	const map = { batches: new Uint16Array(most), docs: new Uint32Array(most) };
	let count = 0;
	for (const [i, { batch, deleted }] of batches.entries())
		for (let doc = 0; doc < batch.docCount; doc++) {
			if (deleted && hasDoc(deleted, doc)) continue;
			map.batches[count] = i;
			map.docs[count++] = doc;
		}
	return { batches: map.batches.subarray(0, count), docs: map.docs.subarray(0, count) };
}

/** The same documents in another order. */
export const reordered = ({ batches, docs }: DocMap, order: Uint32Array): DocMap => ({
	batches: Uint16Array.from(order, (i) => batches[i]!),
	docs: Uint32Array.from(order, (i) => docs[i]!),
});
