/**
 * Tells of long bytes where a few may lie: for each block a set of the threes of bytes that begin in it, or shortly
 * after it, by their fingerprints.
 */
export class Signatures {
	readonly #bytes: Uint8Array;
	/** The sets of the blocks, one after the other. */
	readonly #bits: Uint32Array;
	readonly #blocks: number;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
		this.#blocks = Math.ceil(bytes.length / BLOCK);
		this.#bits = new Uint32Array(this.#blocks * WORDS);
		for (let block = 0; block < this.#blocks; block++) this.#sign(block);
	}

	/** The first place from one on where the key lies; -1 where there is none. */
	indexOf(key: Uint8Array, from: number): number {
		const prints = printsOf(key);
		for (let block = Math.floor(from / BLOCK); block < this.#blocks; block++) {
			if (!this.#mayHold(block, prints)) continue;
			const at = indexIn(this.#bytes, key, Math.max(from, block * BLOCK), (block + 1) * BLOCK);
			if (at >= 0) return at;
		}
		return -1;
	}

	#sign(block: number): void {
		const bytes = this.#bytes;
		const end = Math.min(bytes.length - 2, (block + 1) * BLOCK + FURTHER);
		for (let at = block * BLOCK; at < end; at++) {
			const print = printOf(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!);
			this.#bits[block * WORDS + (print >>> 5)]! |= 1 << (print & 31);
		}
	}

	#mayHold(block: number, prints: Uint16Array): boolean {
		for (let i = 0; i < prints.length; i++) {
			const print = prints[i]!;
			if ((this.#bits[block * WORDS + (print >>> 5)]! & (1 << (print & 31))) === 0) return false;
		}
		return true;
	}
}

const BLOCK = 1024;
/** Bytes after a block whose threes are in its set: so much of a key that begins in it can be looked at. */
const FURTHER = 16;
/** Fingerprints have 12 bits. */
const WORDS = 4096 / 32;

function printsOf(key: Uint8Array): Uint16Array {
	const prints = new Uint16Array(Math.max(0, Math.min(key.length, FURTHER) - 2));
	for (let i = 0; i < prints.length; i++) prints[i] = printOf(key[i]!, key[i + 1]!, key[i + 2]!);
	return prints;
}

const printOf = (a: number, b: number, c: number): number => Math.imul(a | (b << 8) | (c << 16), 0x9e3779b1) >>> 20;

/** The first place from one up to, not including, another where a key begins. */
function indexIn(bytes: Uint8Array, key: Uint8Array, from: number, to: number): number {
	const first = key[0];
	for (let at = from; at < to; at++) if (bytes[at] === first && isAt(bytes, key, at)) return at;
	return -1;
}

function isAt(bytes: Uint8Array, key: Uint8Array, at: number): boolean {
	for (let i = 1; i < key.length; i++) if (bytes[at + i] !== key[i]) return false;
	return true;
}
