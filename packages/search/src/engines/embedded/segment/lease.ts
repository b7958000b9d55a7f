/**
 * Memory that is lent for the time of a question: sets as large as all slots are made by the dozen, and what is asked
 * for anew each time must be cleared by the system and collected again.
 */
export class Lease {
	readonly #lent: Uint32Array[] = [];

	/** Lets `zeros` of what is done meanwhile be lent; nothing of it may be kept after `end`. */
	during<T>(work: () => T): T {
		const before = current;
		current = this.#lent;
		try {
			return work();
		} finally {
			current = before;
		}
	}

	/** Gives everything back. */
	end(): void {
		for (const numbers of this.#lent) {
			const own = free.get(numbers.length) ?? [];
			if (own.length < MOST_FREE) own.push(numbers);
			free.set(numbers.length, own);
		}
		this.#lent.length = 0;
		while (free.size > MOST_LENGTHS) free.delete(free.keys().next().value!);
	}
}

/** Zeros: lent where a lease is under way, else the caller's own. */
export function zeros(length: number): Uint32Array {
	if (current === undefined) return new Uint32Array(length);
	const numbers = free.get(length)?.pop()?.fill(0) ?? new Uint32Array(length);
	current.push(numbers);
	return numbers;
}

let current: Uint32Array[] | undefined;

/** What has been given back, by its length. */
const free = new Map<number, Uint32Array[]>();
const MOST_FREE = 64;
/** Segments come and go, and with them the lengths that are asked for. */
const MOST_LENGTHS = 8;
