/** Counts of some values, each value once and in any order; all counts are above 0. */
export interface ValueCounts {
	readonly values: readonly number[];
	readonly counts: readonly number[];
}

/** Which counts are needed: those of the `limit` most frequent values, and of some values in any case. */
export interface TopRequest {
	readonly limit: number;
	readonly always: readonly number[];
}

/** The requested values, from the count of each value. Of equally frequent values the first are taken. */
export function topValues(counts: Uint32Array, { limit, always }: TopRequest): ValueCounts {
	const threshold = topThreshold(counts, limit);
	const [above, equal]: [number[], number[]] = [[], []];
	for (let value = 0; value < counts.length; value++) {
		const count = counts[value]!;
		if (count < threshold) continue;
		if (count > threshold) above.push(value);
		else if (equal.length < limit) equal.push(value);
	}
	const further = always.filter((value) => counts[value]! > 0 && counts[value]! <= threshold && !equal.includes(value));
	const values = [...above, ...equal, ...further];
	return { values, counts: values.map((value) => counts[value]!) };
}

/** The largest number, at least 1, that `limit` counts reach; 1 if fewer are above 0. */
export function topThreshold(counts: ArrayLike<number>, limit: number): number {
	if (limit >= counts.length) return 1;
	const largest = new LargestNumbers(limit);
	let least = 0;
	for (let i = 0; i < counts.length; i++) {
		if (counts[i]! <= least) continue;
		largest.add(counts[i]!);
		least = largest.least;
	}
	return Math.max(1, least);
}

/** The `limit` largest of the numbers added, in a binary heap. */
export class LargestNumbers {
	readonly #heap: Uint32Array;

	constructor(limit: number) {
		this.#heap = new Uint32Array(limit);
	}

	/** The least of them; 0 while there are fewer than `limit`. */
	get least(): number {
		return this.#heap[0]!;
	}

	/** Adds a number that is above the least. */
	add(number: number): void {
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
