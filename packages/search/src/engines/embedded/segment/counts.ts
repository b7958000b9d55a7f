/** Values and how many slots of a set have each; none twice, in any order, none that no slot has. */
export interface Counted {
	readonly values: readonly number[];
	readonly counts: readonly number[];
}

/** Which values are wanted: so many of the largest, and some whatever their count. */
export interface Wanted {
	readonly most: number;
	readonly always: readonly number[];
}

/** Out of a count for each value; of those that are equal the first. */
export function fromCounts(counts: Uint32Array, { most, always }: Wanted): Counted {
	const least = leastOfTop(counts, most);
	const [above, equal]: [number[], number[]] = [[], []];
	for (let value = 0; value < counts.length; value++) {
		const count = counts[value]!;
		if (count < least) continue;
		if (count > least) above.push(value);
		else if (equal.length < most) equal.push(value);
	}
	const further = always.filter((value) => counts[value]! > 0 && counts[value]! <= least && !equal.includes(value));
	const values = [...above, ...equal, ...further];
	return { values, counts: values.map((value) => counts[value]!) };
}

/** The largest number, at least 1, that so many counts reach; 1 where fewer are above 0. */
export function leastOfTop(counts: ArrayLike<number>, most: number): number {
	if (most >= counts.length) return 1;
	const largest = new Largest(most);
	let least = 0;
	for (let i = 0; i < counts.length; i++) {
		if (counts[i]! <= least) continue;
		largest.put(counts[i]!);
		least = largest.least;
	}
	return Math.max(1, least);
}

/** The largest of numbers that come one after the other, at most so many. */
export class Largest {
	readonly #heap: Uint32Array;

	constructor(most: number) {
		this.#heap = new Uint32Array(most);
	}

	/** The least of them, 0 while there are fewer. */
	get least(): number {
		return this.#heap[0]!;
	}

	/** Takes a number that is above the least. */
	put(number: number): void {
		const heap = this.#heap;
		let at = 0;
		for (let child = 1; child < heap.length; child = 2 * at + 1) {
			const least = child + 1 < heap.length && heap[child + 1]! < heap[child]! ? child + 1 : child;
			if (heap[least]! >= number) break;
			heap[at] = heap[least]!;
			at = least;
		}
		heap[at] = number;
	}
}
