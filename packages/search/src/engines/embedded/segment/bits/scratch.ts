import { SparseCounts } from "../facets/sparseCounts.ts";
import { type Arena, arenaOf } from "../kernels/arena.ts";

/** A source of arrays of zeros. */
export interface Memory {
	zeros(length: number): Uint32Array;
}

/** New arrays, which belong to the caller. */
export const HEAP: Memory = { zeros: (length) => new Uint32Array(length) };

/** Arrays of each length that are kept, and lengths; the lengths change when segments are merged. */
const [MAX_FREE, MAX_LENGTHS] = [64, 8];

/**
 * Arrays that searches use one after the other. A search needs dozens of arrays with a bit for every document; new ones
 * would each time have to be cleared by the system and collected.
 */
export class ScratchPool {
	readonly #free = new Map<number, Uint32Array[]>();
	#counters = new Uint32Array(0);
	#arena: Arena | undefined;
	readonly sparseCounts = new SparseCounts();

	/** Memory for one search, if possible in the arena of an array. */
	scratch(near?: Uint32Array): Scratch {
		this.#arena = near && arenaOf(near);
		return new Scratch(this);
	}

	take(length: number): Uint32Array {
		const array = this.#arena?.take(length) ?? this.#free.get(length)?.pop();
		return array?.fill(0) ?? new Uint32Array(length);
	}

	giveBack(arrays: readonly Uint32Array[]): void {
		for (const array of arrays) {
			const arena = arenaOf(array);
			if (arena) {
				arena.giveBack(array);
				continue;
			}
			const free = this.#free.get(array.length) ?? [];
			if (free.length < MAX_FREE) free.push(array);
			this.#free.set(array.length, free);
		}
		for (const length of this.#free.keys().take(Math.max(0, this.#free.size - MAX_LENGTHS))) this.#free.delete(length);
	}

	counters(length: number): Uint32Array {
		const { counters } = this.#arena ?? {};
		if (counters && length <= counters.length) return counters.subarray(0, length).fill(0);
		if (this.#counters.length < length) this.#counters = new Uint32Array(length);
		return this.#counters.subarray(0, length).fill(0);
	}
}

/** The memory of one search: valid until `release`. */
export class Scratch implements Memory {
	readonly #pool: ScratchPool;
	#taken: Uint32Array[] = [];

	constructor(pool: ScratchPool) {
		this.#pool = pool;
	}

	zeros(length: number): Uint32Array {
		const array = this.#pool.take(length);
		this.#taken.push(array);
		return array;
	}

	/** Zeros that are valid until the next call, by any search of the pool. */
	counters(length: number): Uint32Array {
		return this.#pool.counters(length);
	}

	/** Counts that are valid until they are reset by any search of the pool. */
	get sparseCounts(): SparseCounts {
		return this.#pool.sparseCounts;
	}

	/** Gives all arrays back to the pool. */
	release(): void {
		this.#pool.giveBack(this.#taken);
		this.#taken = [];
	}
}
