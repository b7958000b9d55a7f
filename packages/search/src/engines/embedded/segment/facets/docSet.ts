import { type Bits, fullBits, subtract } from "../bits/bits.ts";
import { cardinality } from "../bits/count.ts";
import { extentOf } from "../bits/iterate.ts";
import type { Scratch } from "../bits/scratch.ts";
import type { RunLengthColumn } from "../columns/runLengthColumn.ts";
import type { SparseCounts } from "./sparseCounts.ts";
import { countRuns, ranksOf } from "./countRuns.ts";

/** A set of documents whose values are counted. If it has most of all documents, those that it lacks are counted. */
export class DocSet {
	/** The documents to count: those of the set or, if `isComplement`, those that it lacks. */
	readonly bits: Bits;
	readonly isComplement: boolean;
	/** The number of documents in `bits`. */
	readonly size: number;
	/** The first document in `bits`, and the one after the last. */
	readonly first: number;
	readonly end: number;
	/** The number of documents in the segment. */
	readonly docCount: number;
	readonly #set: Bits;
	readonly #scratch: Scratch;
	#ranks: Uint32Array | undefined;

	constructor(set: Bits, docCount: number, scratch: Scratch) {
		const found = cardinality(set);
		this.docCount = docCount;
		this.isComplement = found * 2 > docCount;
		this.bits = this.isComplement ? subtract(fullBits(scratch, docCount), set) : set;
		this.size = this.isComplement ? docCount - found : found;
		[this.first, this.end] = extentOf(this.bits);
		this.#set = set;
		this.#scratch = scratch;
	}

	/** How many documents of the set have each value; valid until counters are requested again. */
	countRuns(column: RunLengthColumn): Uint32Array {
		const extent = this.isComplement ? ([0, this.docCount] as const) : ([this.first, this.end] as const);
		return countRuns(column, this.#set, (this.#ranks ??= ranksOf(this.#scratch, this.#set)), extent, this.#scratch);
	}

	/** Counts of values below `length`, all 0; valid until they are requested again. */
	sparseCounts(length: number): SparseCounts {
		return this.#scratch.sparseCounts.reset(length);
	}

	/** Counters of values, all 0; valid until they are requested again. */
	counters(length: number): Uint32Array {
		return this.#scratch.counters(length);
	}
}
