import { type Arena, arenaOf } from "../kernels/arena.ts";
import { firstPosition } from "../lists/binarySearch.ts";

/**
 * Distinct terms sorted by their bytes in UTF-8, one after the other in one block of memory. A term is identified by its
 * ordinal (`ord`), and a prefix by a range of ordinals.
 */
export class TermDictionary {
	readonly bytes: Uint8Array;
	/** Term n is `bytes[starts[n]]` up to, not including, `bytes[starts[n + 1]]`. */
	readonly starts: Uint32Array;
	readonly #buffer: Buffer;

	constructor(bytes: Uint8Array, starts: Uint32Array) {
		this.bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.starts = starts;
		this.#buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	}

	/** A dictionary of terms that are sorted by `compareUtf8`. */
	static of(sorted: readonly string[]): TermDictionary {
		const starts = new Uint32Array(sorted.length + 1);
		for (const [ord, term] of sorted.entries()) starts[ord + 1] = starts[ord]! + Buffer.byteLength(term);
		const bytes = Buffer.alloc(starts[sorted.length]!);
		for (const [ord, term] of sorted.entries()) bytes.write(term, starts[ord]!);
		return new TermDictionary(bytes, starts);
	}

	get length(): number {
		return this.starts.length - 1;
	}

	/** The term with an ordinal. */
	at(ord: number): string {
		return this.#buffer.toString("utf8", this.starts[ord], this.starts[ord + 1]);
	}

	/** The ordinal of a term; -1 if it is not in the dictionary. */
	find(term: string): number {
		const key = Buffer.from(term);
		const ord = this.#firstNotBefore(key);
		return ord < this.length && this.#compare(ord, key) === 0 ? ord : -1;
	}

	/** The first ordinal with a prefix, and the one after the last. */
	prefixRange(prefix: string): readonly [from: number, to: number] {
		const key = Buffer.from(prefix);
		const from = this.#firstNotBefore(key);
		let [low, high] = [from, this.length];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.#hasPrefix(middle, key)) low = middle + 1;
			else high = middle;
		}
		return [from, low];
	}

	/** The ordinals of the terms that contain a text of at least one letter. */
	containing(text: string): Uint32Array {
		const key = Buffer.from(text);
		const arena = arenaOf(this.bytes);
		return arena && key.length <= arena.bytes.length ? this.#findInArena(key, arena) : this.#find(key);
	}

	#findInArena(key: Uint8Array, { bytes, counters, kernels }: Arena): Uint32Array {
		bytes.set(key);
		const [all, starts] = [this.bytes.byteOffset, this.starts.byteOffset];
		const [into, most] = [counters.byteOffset, counters.length];
		let found = new Uint32Array(0);
		for (let from = 0; ;) {
			const count = kernels.termsWith(all, starts, this.length, from, bytes.byteOffset, key.length, into, most);
			const next = new Uint32Array(found.length + count);
			next.set(found);
			next.set(counters.subarray(0, count), found.length);
			found = next;
			if (count < most) return found;
			from = found.at(-1)! + 1;
		}
	}

	#find(key: Uint8Array): Uint32Array {
		const found: number[] = [];
		let ord = 0;
		for (let at = this.#buffer.indexOf(key); at >= 0;) {
			ord = this.#ordOfByte(at, ord);
			const end = this.starts[ord + 1]!;
			const isInside = at + key.length <= end;
			if (isInside) found.push(ord);
			at = this.#buffer.indexOf(key, isInside ? end : at + 1);
		}
		return Uint32Array.from(found);
	}

	/** How many bytes a term shares with the key: at the start and then at the end, none counted twice. */
	sharedBytes(ord: number, key: Uint8Array): number {
		const [start, end] = [this.starts[ord]!, this.starts[ord + 1]!];
		const most = Math.min(end - start, key.length);
		let front = 0;
		while (front < most && this.bytes[start + front] === key[front]) front++;
		let back = 0;
		while (front + back < most && this.bytes[end - 1 - back] === key[key.length - 1 - back]) back++;
		return front + back;
	}

	/** Below 0 if a term sorts before one of another dictionary, above 0 if after it. */
	compareWith(ord: number, other: TermDictionary, otherOrd: number): number {
		const [start, end] = [this.starts[ord]!, this.starts[ord + 1]!];
		return compareBytes(
			this.bytes,
			start,
			end - start,
			other.bytes,
			other.starts[otherOrd]!,
			other.#lengthOf(otherOrd),
		);
	}

	/** Copies a term into some bytes at a position; returns the position after it. */
	copyTerm(ord: number, into: Uint8Array, at: number): number {
		for (let i = this.starts[ord]!; i < this.starts[ord + 1]!; i++) into[at++] = this.bytes[i]!;
		return at;
	}

	#lengthOf(ord: number): number {
		return this.starts[ord + 1]! - this.starts[ord]!;
	}

	#compare(ord: number, key: Uint8Array): number {
		return compareBytes(this.bytes, this.starts[ord]!, this.#lengthOf(ord), key, 0, key.length);
	}

	#hasPrefix(ord: number, key: Uint8Array): boolean {
		const start = this.starts[ord]!;
		if (this.starts[ord + 1]! - start < key.length) return false;
		for (let i = 0; i < key.length; i++) if (this.bytes[start + i] !== key[i]) return false;
		return true;
	}

	#firstNotBefore(key: Uint8Array): number {
		let [low, high] = [0, this.length];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (this.#compare(middle, key) < 0) low = middle + 1;
			else high = middle;
		}
		return low;
	}

	/** The term that a byte belongs to, which is not before `from`. Empty terms own no byte. */
	#ordOfByte(at: number, from: number): number {
		let [low, step] = [from, 1];
		while (low + step < this.length && this.starts[low + step]! <= at) {
			low += step;
			step *= 2;
		}
		return firstPosition(this.starts, low + 1, Math.min(low + step, this.length) + 1, at + 1) - 1;
	}
}

/** Compares `length` bytes of `a` from `start` with `otherLength` bytes of `b` from `otherStart`. */
function compareBytes(
	a: Uint8Array,
	start: number,
	length: number,
	b: Uint8Array,
	otherStart: number,
	otherLength: number,
): number {
	const shared = Math.min(length, otherLength);
	for (let i = 0; i < shared; i++) {
		const difference = a[start + i]! - b[otherStart + i]!;
		if (difference !== 0) return difference;
	}
	return length - otherLength;
}
