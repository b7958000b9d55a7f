/**
 * Skips the blocks of a long byte array that cannot contain a key: for each block it has a set of hashes of the three-byte
 * sequences that start in the block or shortly after it.
 */
export class TrigramFilter {
	readonly #bytes: Uint8Array;
	/** The sets of all blocks, one after the other. */
	readonly #bits: Uint32Array;
	readonly #blocks: number;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
		this.#blocks = Math.ceil(bytes.length / BLOCK);
		this.#bits = new Uint32Array(this.#blocks * WORDS);
		for (let block = 0; block < this.#blocks; block++) this.#addBlock(block);
	}

	/** The first position from `from` on at which the key starts; -1 if there is none. */
	indexOf(key: Uint8Array, from: number): number {
		const hashes = hashesOf(key);
		for (let block = Math.floor(from / BLOCK); block < this.#blocks; block++) {
			if (!this.#mayContain(block, hashes)) continue;
			const at = indexIn(this.#bytes, key, Math.max(from, block * BLOCK), (block + 1) * BLOCK);
			if (at >= 0) return at;
		}
		return -1;
	}

	#addBlock(block: number): void {
		const bytes = this.#bytes;
		const end = Math.min(bytes.length - 2, (block + 1) * BLOCK + OVERLAP);
		for (let at = block * BLOCK; at < end; at++) {
			const hash = trigramHash(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!);
			this.#bits[block * WORDS + (hash >>> 5)]! |= 1 << (hash & 31);
		}
	}

	#mayContain(block: number, hashes: Uint16Array): boolean {
		for (let i = 0; i < hashes.length; i++) {
			const hash = hashes[i]!;
			if ((this.#bits[block * WORDS + (hash >>> 5)]! & (1 << (hash & 31))) === 0) return false;
		}
		return true;
	}
}

const BLOCK = 1024;
/** Bytes after a block that are in its set; so many bytes of a key that starts in the block can be tested. */
const OVERLAP = 16;
/** Words of a set of 12-bit hashes. */
const WORDS = 4096 / 32;

function hashesOf(key: Uint8Array): Uint16Array {
	const hashes = new Uint16Array(Math.max(0, Math.min(key.length, OVERLAP) - 2));
	for (let i = 0; i < hashes.length; i++) hashes[i] = trigramHash(key[i]!, key[i + 1]!, key[i + 2]!);
	return hashes;
}

const trigramHash = (a: number, b: number, c: number): number => Math.imul(a | (b << 8) | (c << 16), 0x9e3779b1) >>> 20;

/** The first position from `from` up to, not including, `to` at which a key starts; -1 if there is none. */
function indexIn(bytes: Uint8Array, key: Uint8Array, from: number, to: number): number {
	const first = key[0];
	for (let at = from; at < to; at++) if (bytes[at] === first && startsAt(bytes, key, at)) return at;
	return -1;
}

function startsAt(bytes: Uint8Array, key: Uint8Array, at: number): boolean {
	for (let i = 1; i < key.length; i++) if (bytes[at + i] !== key[i]) return false;
	return true;
}
