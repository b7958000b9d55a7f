/** Bytes of a block. */
const BLOCK = 64 * 1024;

/** Collects the parts of an answer in blocks: a hub may send a byte at a time, and a part of one takes more than a hundred. */
export class Blocks {
	readonly #full: Uint8Array[] = [];
	#block = new Uint8Array(0);
	#filled = 0;

	/** Adds a part, which may then be written to only if it is shorter than a block. */
	add(part: Uint8Array): void {
		const isLarge = part.length >= BLOCK;
		if (isLarge || this.#filled + part.length > this.#block.length) this.#end();
		if (isLarge) return void this.#full.push(part);
		if (this.#block.length === 0) this.#block = new Uint8Array(BLOCK);
		this.#block.set(part, this.#filled);
		this.#filled += part.length;
	}

	/** All bytes so far, in order. */
	take(): readonly Uint8Array[] {
		this.#end();
		return this.#full;
	}

	#end(): void {
		if (this.#filled > 0) this.#full.push(this.#block.subarray(0, this.#filled));
		this.#block = new Uint8Array(0);
		this.#filled = 0;
	}
}
