/**
 * Different texts in the order of their bytes in UTF-8, one after the other in one block of memory. A text is known by
 * its number, and a beginning by a range of numbers.
 */
export class Texts {
	readonly bytes: Uint8Array;
	/** Text n reaches from `starts[n]` to `starts[n + 1]`. */
	readonly starts: Uint32Array;
	readonly #buffer: Buffer;

	constructor(bytes: Uint8Array, starts: Uint32Array) {
		this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.starts = starts;
		this.#buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	}

	/** Of texts that are sorted already, as `byBytes` sorts. */
	static of(sorted: readonly string[]): Texts {
		const starts = new Uint32Array(sorted.length + 1);
		for (const [n, text] of sorted.entries()) starts[n + 1] = starts[n]! + Buffer.byteLength(text);
		const bytes = Buffer.alloc(starts[sorted.length]!);
		for (const [n, text] of sorted.entries()) bytes.write(text, starts[n]!);
		return new Texts(bytes, starts);
	}

	get length(): number {
		return this.starts.length - 1;
	}

	at(number: number): string {
		return this.#buffer.toString("utf8", this.starts[number], this.starts[number + 1]);
	}

	/** The number of a text, -1 where it is not there. */
	find(text: string): number {
		const key = Buffer.from(text);
		const number = this.#firstFrom(key);
		return number < this.length && this.compare(number, key) === 0 ? number : -1;
	}

	/** The first number and the one after the last of the texts that begin so. */
	beginning(text: string): readonly [from: number, to: number] {
		const key = Buffer.from(text);
		const from = this.#firstFrom(key);
		let [low, high] = [from, this.length];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.#begins(middle, key)) low = middle + 1;
			else high = middle;
		}
		return [from, low];
	}

	/** The numbers of the texts that hold this one anywhere. */
	containing(text: string): number[] {
		const key = Buffer.from(text);
		const found: number[] = [];
		for (let at = this.#buffer.indexOf(key); at >= 0;) {
			const number = this.#holding(at);
			const end = this.starts[number + 1]!;
			const isInside = at + key.length <= end;
			if (isInside) found.push(number);
			at = this.#buffer.indexOf(key, isInside ? end : at + 1);
		}
		return found;
	}

	/** Below 0 where text n comes before the key, above 0 where it comes after it. */
	compare(number: number, key: Uint8Array): number {
		const start = this.starts[number]!;
		const length = this.starts[number + 1]! - start;
		const shared = Math.min(length, key.length);
		for (let i = 0; i < shared; i++) {
			const apart = this.bytes[start + i]! - key[i]!;
			if (apart !== 0) return apart;
		}
		return length - key.length;
	}

	/** The bytes of a text, without a copy. */
	slice(number: number): Uint8Array {
		return this.bytes.subarray(this.starts[number], this.starts[number + 1]);
	}

	#begins(number: number, key: Uint8Array): boolean {
		const start = this.starts[number]!;
		if (this.starts[number + 1]! - start < key.length) return false;
		for (let i = 0; i < key.length; i++) if (this.bytes[start + i] !== key[i]) return false;
		return true;
	}

	#firstFrom(key: Uint8Array): number {
		let [low, high] = [0, this.length];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.compare(middle, key) < 0) low = middle + 1;
			else high = middle;
		}
		return low;
	}

	/** The text that a byte belongs to; empty texts own none. */
	#holding(at: number): number {
		let [low, high] = [0, this.length];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.starts[middle + 1]! <= at) low = middle + 1;
			else high = middle;
		}
		return low;
	}
}

/** Compares as the bytes of both in UTF-8 do. */
export function byBytes(a: string, b: string): number {
	if (a === b) return 0;
	return SURROGATE.test(a) || SURROGATE.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : a < b ? -1 : 1;
}

/** Only with these does the order of UTF-16 differ from that of UTF-8. */
const SURROGATE = /[\ud800-\udfff]/;

/** The same texts of several lists in one, and for each list the new number of each of its texts. */
export function union(lists: readonly Texts[]): { readonly texts: Texts; readonly numbers: readonly Uint32Array[] } {
	const numbers = lists.map(({ length }) => new Uint32Array(length));
	const next = lists.map(() => 0);
	const bytes = new Uint8Array(lists.reduce((sum, list) => sum + list.bytes.length, 0));
	const starts = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0) + 1);
	let count = 0;
	for (let least = leastOf(lists, next); least !== undefined; least = leastOf(lists, next)) {
		bytes.set(least, starts[count]);
		starts[count + 1] = starts[count]! + least.length;
		for (const [i, list] of lists.entries())
			if (next[i]! < list.length && list.compare(next[i]!, least) === 0) numbers[i]![next[i]!++] = count;
		count += 1;
	}
	return { texts: new Texts(bytes.slice(0, starts[count]), starts.slice(0, count + 1)), numbers };
}

function leastOf(lists: readonly Texts[], next: readonly number[]): Uint8Array | undefined {
	let least: Uint8Array | undefined;
	for (const [i, list] of lists.entries())
		if (next[i]! < list.length && (least === undefined || list.compare(next[i]!, least) < 0))
			least = list.slice(next[i]!);
	return least;
}
