/** Random numbers that repeat for the same seed (mulberry32). */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = seed | 0;
	}

	/** An integer from 0 up to `end`. */
	below(end: number): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, end);
	}

	/** One of the items, which must not be empty. */
	of<T>(items: readonly T[]): T {
		return items[this.below(items.length)] as T;
	}
}
