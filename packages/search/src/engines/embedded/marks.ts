/** A set of whole numbers, a bit for each up to the largest. */
export class Marks {
	#bits = new Uint32Array(1024);

	add(number: number): void {
		if (number >>> 5 >= this.#bits.length) this.#grow(number >>> 5);
		this.#bits[number >>> 5]! |= 1 << (number & 31);
	}

	has(number: number): boolean {
		return ((this.#bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
	}

	#grow(place: number): void {
		const larger = new Uint32Array(Math.max(place + 1, this.#bits.length * 2));
		larger.set(this.#bits);
		this.#bits = larger;
	}
}
