/** Numbers per entry: two of its key, its count and its sum. */
const WIDTH = 4;
/** The share of used entries above which the table is enlarged. */
const MAX_LOAD = 0.6;

/**
 * For each term of several kinds, how many records have it and a sum over their row ids. Adding all records and then
 * subtracting what the index has leaves zeros if both agree. Terms are stored as 64-bit hashes, so that millions fit.
 */
export class TermChecksums {
	#entries = new Int32Array(WIDTH * 4096);
	#used = 0;
	/** Distinct terms of each kind. */
	readonly #distinct: number[] = [];

	/** Adds a record that has a term. */
	add(kind: number, term: string, rowId: number): void {
		this.#change(kind, term, 1, mixed(rowId));
	}

	/** Subtracts a count of records, and the sum of `mixed` over their row ids. */
	subtract(kind: number, term: string, count: number, sum: number): void {
		this.#change(kind, term, -count, -sum);
	}

	/** The count of a term; 0 if it was never added. */
	count(kind: number, term: string): number {
		return this.#read(kind, term).count;
	}

	/** Whether something is left of a term. */
	differs(kind: number, term: string): boolean {
		const { count, sum } = this.#read(kind, term);
		return count !== 0 || sum !== 0;
	}

	/** Distinct terms of a kind. */
	distinct(kind: number): number {
		return this.#distinct[kind] ?? 0;
	}

	/** Terms of all kinds of which something is left. */
	remaining(): number {
		let remaining = 0;
		for (let at = 0; at < this.#entries.length; at += WIDTH)
			if (this.#entries[at + COUNT] !== 0 || this.#entries[at + SUM] !== 0) remaining++;
		return remaining;
	}

	#change(kind: number, term: string, count: number, sum: number): void {
		const at = this.#entryFor(kind, termHash(kind, term));
		this.#entries[at + COUNT] = (this.#entries[at + COUNT] ?? 0) + count;
		this.#entries[at + SUM] = (this.#entries[at + SUM] ?? 0) + sum;
	}

	#read(kind: number, term: string): { readonly count: number; readonly sum: number } {
		const at = entryPosition(this.#entries, termHash(kind, term));
		return { count: this.#entries[at + COUNT] ?? 0, sum: this.#entries[at + SUM] ?? 0 };
	}

	/** The position of a hash, which is added if it is new. */
	#entryFor(kind: number, hash: Hash): number {
		const at = entryPosition(this.#entries, hash);
		if (!isUnused(this.#entries, at)) return at;
		this.#distinct[kind] = this.distinct(kind) + 1;
		this.#entries.set(hash, at);
		if (++this.#used * WIDTH < this.#entries.length * MAX_LOAD) return at;
		this.#entries = enlargedTable(this.#entries);
		return entryPosition(this.#entries, hash);
	}
}

/** The positions of the count and the sum in an entry. */
const [COUNT, SUM] = [2, 3];

/** 64 bits, not all of them 0. */
type Hash = readonly [high: number, low: number];

/** The position of a hash, or the free position where it would be. */
function entryPosition(entries: Int32Array, [high, low]: Hash): number {
	const last = entries.length / WIDTH - 1;
	for (let entry = low & last; ; entry = (entry + 1) & last) {
		const at = entry * WIDTH;
		if ((entries[at] === high && entries[at + 1] === low) || isUnused(entries, at)) return at;
	}
}

const isUnused = (entries: Int32Array, at: number): boolean => entries[at] === 0 && entries[at + 1] === 0;

function enlargedTable(entries: Int32Array): Int32Array<ArrayBuffer> {
	const larger = new Int32Array(entries.length * 2);
	for (let at = 0; at < entries.length; at += WIDTH) {
		const [high = 0, low = 0] = entries.subarray(at, at + 2);
		if (high !== 0 || low !== 0) larger.set(entries.subarray(at, at + WIDTH), entryPosition(larger, [high, low]));
	}
	return larger;
}

/** A number spread over 32 bits, so that the sums of different sets differ. */
export function mixed(number: number): number {
	let mix = Math.imul(number ^ (number >>> 16), 0x7feb352d);
	mix = Math.imul(mix ^ (mix >>> 15), 0x846ca68b);
	return mix ^ (mix >>> 16);
}

function termHash(kind: number, term: string): Hash {
	// The kinds start far apart: a different first letter must not make up for another kind.
	let [one, other] = [mixed(kind + 1), mixed(~kind)];
	const text = term.toWellFormed();
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		one = Math.imul(one ^ unit, 0x9e3779b1);
		other = Math.imul(other ^ unit, 0x85ebca77);
		other ^= other >>> 15;
	}
	return [mixed(one ^ (other >>> 13)), mixed(other ^ (one >>> 11)) || 1];
}
