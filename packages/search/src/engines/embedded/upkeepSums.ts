/** Numbers of an entry: two of its key, its count and its sum. */
const WIDTH = 4;
/** The share of entries in use above which there are made twice as many. */
const FULL = 0.6;

/**
 * For each text of several kinds how many records have it, and a sum over which records those are: two sides that
 * are added and taken off leave nothing where they agree. Texts are kept as 64 bits, so that millions of them fit.
 */
export class Sums {
	#entries = new Int32Array(WIDTH * 4096);
	#used = 0;
	/** Different texts of each kind. */
	readonly #distinct: number[] = [];
	readonly #key = new Int32Array(2);

	/** Counts a record under a text. */
	add(kind: number, text: string, record: number): void {
		const at = this.#place(kind, text, true);
		this.#entries[at + 2]!++;
		this.#entries[at + 3]! += mixed(record);
	}

	/** Takes off how many records have a text, and the sum of `mixed` over them. */
	takeOff(kind: number, text: string, count: number, sum: number): void {
		const at = this.#place(kind, text, true);
		this.#entries[at + 2]! -= count;
		this.#entries[at + 3]! -= sum;
	}

	/** Records under a text; 0 for one that never came. */
	count(kind: number, text: string): number {
		const at = this.#place(kind, text, false);
		return at < 0 ? 0 : this.#entries[at + 2]!;
	}

	/** Whether something is left of a text. */
	differs(kind: number, text: string): boolean {
		const at = this.#place(kind, text, false);
		return at >= 0 && (this.#entries[at + 2] !== 0 || this.#entries[at + 3] !== 0);
	}

	/** Different texts of a kind. */
	distinct(kind: number): number {
		return this.#distinct[kind] ?? 0;
	}

	/** Texts of all kinds of which something is left. */
	left(): number {
		let left = 0;
		for (let at = 0; at < this.#entries.length; at += WIDTH)
			if (this.#entries[at + 2] !== 0 || this.#entries[at + 3] !== 0) left++;
		return left;
	}

	/** Where a text stands, in numbers; -1 where it does not and is not to. */
	#place(kind: number, text: string, isToCome: boolean): number {
		hashInto(this.#key, kind, text.toWellFormed());
		const at = this.#find(this.#key[0]!, this.#key[1]!);
		if (this.#entries[at] !== 0 || this.#entries[at + 1] !== 0) return at;
		if (!isToCome) return -1;
		this.#entries.set(this.#key, at);
		this.#distinct[kind] = (this.#distinct[kind] ?? 0) + 1;
		if (++this.#used * WIDTH < this.#entries.length * FULL) return at;
		this.#grow();
		return this.#find(this.#key[0]!, this.#key[1]!);
	}

	#find(high: number, low: number): number {
		const last = this.#entries.length / WIDTH - 1;
		for (let entry = low & last; ; entry = (entry + 1) & last) {
			const at = entry * WIDTH;
			const [one, other] = [this.#entries[at], this.#entries[at + 1]];
			if ((one === high && other === low) || (one === 0 && other === 0)) return at;
		}
	}

	#grow(): void {
		const before = this.#entries;
		this.#entries = new Int32Array(before.length * 2);
		for (let at = 0; at < before.length; at += WIDTH) {
			if (before[at] === 0 && before[at + 1] === 0) continue;
			this.#entries.set(before.subarray(at, at + WIDTH), this.#find(before[at]!, before[at + 1]!));
		}
	}
}

/** A number spread over 32 bits, so that sums of different sets differ. */
export function mixed(number: number): number {
	let mix = Math.imul(number ^ (number >>> 16), 0x7feb352d);
	mix = Math.imul(mix ^ (mix >>> 15), 0x846ca68b);
	return mix ^ (mix >>> 16);
}

/** 64 bits of a kind and a text, never all of them 0. */
function hashInto(key: Int32Array, kind: number, text: string): void {
	// Kinds begin far apart: a first letter must not make up for another kind.
	let [one, other] = [mixed(kind + 1), mixed(~kind)];
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		one = Math.imul(one ^ unit, 0x9e3779b1);
		other = Math.imul(other ^ unit, 0x85ebca77);
		other ^= other >>> 15;
	}
	key[0] = mixed(one ^ (other >>> 13));
	key[1] = mixed(other ^ (one >>> 11)) || 1;
}
