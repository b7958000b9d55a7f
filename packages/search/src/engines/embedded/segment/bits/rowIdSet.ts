import { enlarged } from "../../uint32.ts";
import { addDoc, type Bits, emptyBits, hasDoc, wordCount } from "./bits.ts";
import { HEAP } from "./scratch.ts";

/** A growing set of row ids, or of other whole numbers, as bits. */
export class RowIdSet {
	#bits: Bits = emptyBits(HEAP, 32 * 1024);

	/** The set of some row ids. */
	static of(rowIds: Iterable<number>): RowIdSet {
		const set = new RowIdSet();
		for (const rowId of rowIds) set.add(rowId);
		return set;
	}

	add(rowId: number): void {
		if (rowId >>> 5 >= this.#bits.length) this.#bits = enlarged(this.#bits, wordCount(rowId + 1));
		addDoc(this.#bits, rowId);
	}

	has(rowId: number): boolean {
		return rowId >>> 5 < this.#bits.length && hasDoc(this.#bits, rowId);
	}

	/** The positions of the row ids in a list that are in the set, or that are not. */
	positions(rowIds: Uint32Array, isIn: boolean): number[] {
		const found: number[] = [];
		for (let i = 0; i < rowIds.length; i++) if (this.has(rowIds[i]!) === isIn) found.push(i);
		return found;
	}
}
