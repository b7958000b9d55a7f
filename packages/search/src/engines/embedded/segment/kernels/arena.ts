import { type Kernels, kernelsOf } from "./kernels.ts";

const PAGE = 0x10000;
const MAX_PAGES = 0x10000;
/** Sets that searches may use at the same time; a further one is outside the arena, where it is slower. */
const MAX_SETS = 64;
const WORD = 4;
/** At least so many values can be counted at a time. */
export const MIN_WORK_WORDS = 1024;

/**
 * A block of memory that the kernels can reach, for the arrays of a segment and for sets of its documents. Pages that are
 * never written need no memory.
 */
export class Arena {
	readonly buffer: ArrayBuffer;
	readonly kernels: Kernels;
	readonly #free: Uint32Array[] = [];
	/** Counters, or other words, that are valid until they are used again. */
	readonly counters: Uint32Array;
	/** Further words for the same, and their bytes. */
	readonly words: Uint32Array;
	readonly bytes: Uint8Array;
	readonly #setWords: number;

	private constructor(memory: WebAssembly.Memory, start: number, setWords: number) {
		this.buffer = memory.buffer;
		this.kernels = kernelsOf(memory);
		this.#setWords = setWords;
		for (let i = 0; i < MAX_SETS; i++)
			this.#free.push(new Uint32Array(this.buffer, start + i * WORD * setWords, setWords));
		const [end, most] = [start + MAX_SETS * WORD * setWords, workWords(setWords)];
		this.counters = new Uint32Array(this.buffer, end, most);
		this.words = new Uint32Array(this.buffer, end + WORD * most, most);
		this.bytes = new Uint8Array(this.buffer, this.words.byteOffset, this.words.byteLength);
		arenas.set(this.buffer, this);
	}

	/** An arena that starts with the bytes of arrays, for sets of `words`; undefined if that is too much for one memory. */
	static of(arrayBytes: number, words: number): Arena | undefined {
		const setWords = aligned(words + 1);
		const start = aligned(arrayBytes);
		const pages = Math.ceil((start + WORD * (MAX_SETS * setWords + 2 * workWords(setWords))) / PAGE);
		if (pages > MAX_PAGES) return undefined;
		try {
			return new Arena(new WebAssembly.Memory({ initial: pages, maximum: pages }), start, setWords);
		} catch {
			return undefined;
		}
	}

	/** Words of any content for a set, or for a number for each of its words; undefined if there is no room. */
	take(words: number): Uint32Array | undefined {
		if (words > this.#setWords || words * 2 < this.#setWords) return undefined;
		return this.#free.pop()?.subarray(0, words);
	}

	/** Takes back what `take` returned. */
	giveBack({ byteOffset }: Uint32Array): void {
		this.#free.push(new Uint32Array(this.buffer, byteOffset, this.#setWords));
	}
}

/** The length of `counters` and `words`. */
const workWords = (setWords: number): number => Math.max(setWords, MIN_WORK_WORDS);

/** A multiple of 16 that is not less. */
const aligned = (number: number): number => Math.ceil(number / 16) * 16;

const arenas = new WeakMap<ArrayBufferLike, Arena>();

/** The arena that an array is in, if any. */
export const arenaOf = (array: Uint8Array | Uint16Array | Uint32Array): Arena | undefined => arenas.get(array.buffer);

/** The kernels for two arrays, if both are in the same arena. */
export function kernelsFor(one: Uint32Array, other: Uint16Array | Uint32Array): Kernels | undefined {
	const { buffer } = one;
	return buffer === other.buffer ? arenas.get(buffer)?.kernels : undefined;
}
