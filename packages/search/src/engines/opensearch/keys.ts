/** A set of keys of rows, 16 bytes for each or less; two of 10 million are taken for one another once in a hundred sets. */
export class Keys {
	#slots = new Float64Array(1024);
	#size = 0;

	add(key: string): void {
		if (2 * (this.#size + 1) > this.#slots.length) this.#grow();
		if (put(this.#slots, numberOf(key))) this.#size++;
	}

	has(key: string): boolean {
		const number = numberOf(key);
		return this.#slots[slotOf(this.#slots, number)] === number;
	}

	#grow(): void {
		const larger = new Float64Array(2 * this.#slots.length);
		for (const number of this.#slots) if (number !== 0) put(larger, number);
		this.#slots = larger;
	}
}

/** The slot in which a number is, or would be. */
function slotOf(slots: Float64Array, number: number): number {
	let slot = number % slots.length;
	while (slots[slot] !== 0 && slots[slot] !== number) slot = (slot + 1) % slots.length;
	return slot;
}

function put(slots: Float64Array, number: number): boolean {
	const slot = slotOf(slots, number);
	if (slots[slot] === number) return false;
	slots[slot] = number;
	return true;
}

/** A key begins with a digest: 52 bits of it, as a number above 0. */
function numberOf(key: string): number {
	const bytes = Buffer.from(key.slice(0, 12), "base64url");
	return bytes.readUIntBE(0, 6) * 16 + (bytes[6]! & 15) + 1;
}
