import { Signatures } from "./signatures.ts";

/**
 * Different texts in the order of their bytes in UTF-8, one after the other in one block of memory. A text is known by
 * its number, and a beginning by a range of numbers.
 */
export class Texts {
	readonly bytes: Uint8Array;
	/** Text n reaches from `starts[n]` to `starts[n + 1]`. */
	readonly starts: Uint32Array;
	readonly #buffer: Buffer;
	#signatures: Signatures | undefined;

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

	/** The numbers of the texts that hold this one anywhere; it has a letter at least. */
	containing(text: string): number[] {
		const key = Buffer.from(text);
		const signatures = (this.#signatures ??= new Signatures(this.bytes));
		const found: number[] = [];
		let number = 0;
		for (let at = signatures.indexOf(key, 0); at >= 0;) {
			number = this.#holding(at, number);
			const end = this.starts[number + 1]!;
			const isInside = at + key.length <= end;
			if (isInside) found.push(number);
			at = signatures.indexOf(key, isInside ? end : at + 1);
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

	/** How many bytes of a text are the same at the beginning and at the end of the key, none of them counted twice. */
	shared(number: number, key: Uint8Array): number {
		const [start, end] = [this.starts[number]!, this.starts[number + 1]!];
		const most = Math.min(end - start, key.length);
		let front = 0;
		while (front < most && this.bytes[start + front] === key[front]) front++;
		let back = 0;
		while (front + back < most && this.bytes[end - 1 - back] === key[key.length - 1 - back]) back++;
		return front + back;
	}

	/** Below 0 where text n comes before text m of others, above 0 where it comes after it. */
	compareWith(number: number, others: Texts, other: number): number {
		const [start, otherStart] = [this.starts[number]!, others.starts[other]!];
		const [length, otherLength] = [this.starts[number + 1]! - start, others.starts[other + 1]! - otherStart];
		const shared = Math.min(length, otherLength);
		for (let i = 0; i < shared; i++) {
			const apart = this.bytes[start + i]! - others.bytes[otherStart + i]!;
			if (apart !== 0) return apart;
		}
		return length - otherLength;
	}

	/** Copies a text to a place among some bytes; gives the place after it. */
	copy(number: number, into: Uint8Array, at: number): number {
		for (let i = this.starts[number]!; i < this.starts[number + 1]!; i++) into[at++] = this.bytes[i]!;
		return at;
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

	/** The text that a byte belongs to, not before another; empty texts own none. Looked for in steps that grow. */
	#holding(at: number, from: number): number {
		let [low, step] = [from, 1];
		while (low + step < this.length && this.starts[low + step]! <= at) {
			low += step;
			step *= 2;
		}
		let high = Math.min(low + step, this.length);
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

/** Sorts in place, as `byBytes` does. */
export const sortedByBytes = (texts: string[]): string[] =>
	texts.some((text) => SURROGATE.test(text)) ? texts.sort(byBytes) : texts.sort();

/** Only with these does the order of UTF-16 differ from that of UTF-8. */
const SURROGATE = /[\ud800-\udfff]/;

/** The same texts of several lists in one, and for each list the new number of each of its texts. */
export function union(lists: readonly Texts[]): Union {
	const [only, ...others] = lists;
	if (only === undefined) return { texts: Texts.of([]), numbers: [] };
	if (others.length === 0) return { texts: only, numbers: [Uint32Array.from({ length: only.length }, (_, n) => n)] };
	const middle = lists.length >>> 1;
	const [one, other] = [union(lists.slice(0, middle)), union(lists.slice(middle))];
	const { texts, numbers } = ofTwo(one.texts, other.texts);
	const renumbered = ({ numbers: old }: Union, map: Uint32Array): readonly Uint32Array[] =>
		old.map((list) => list.map((number) => map[number]!));
	return { texts, numbers: [...renumbered(one, numbers[0]), ...renumbered(other, numbers[1])] };
}

export interface Union {
	readonly texts: Texts;
	readonly numbers: readonly Uint32Array[];
}

function ofTwo(
	one: Texts,
	other: Texts,
): { readonly texts: Texts; readonly numbers: readonly [Uint32Array, Uint32Array] } {
	const numbers = [new Uint32Array(one.length), new Uint32Array(other.length)] as const;
	const bytes = new Uint8Array(one.bytes.length + other.bytes.length);
	const starts = new Uint32Array(one.length + other.length + 1);
	let count = 0;
	for (let a = 0, b = 0; a < one.length || b < other.length; count++) {
		const apart = b === other.length ? -1 : a === one.length ? 1 : one.compareWith(a, other, b);
		starts[count + 1] = (apart <= 0 ? one : other).copy(apart <= 0 ? a : b, bytes, starts[count]!);
		if (apart <= 0) numbers[0][a++] = count;
		if (apart >= 0) numbers[1][b++] = count;
	}
	return { texts: new Texts(bytes.slice(0, starts[count]), starts.slice(0, count + 1)), numbers };
}
