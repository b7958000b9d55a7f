/** A set of row keys as hashes of 52 bits, in at most 16 bytes each. A collision among 10 million keys has a chance of 1 %. */
export class KeySet {
	#table = new Float64Array(1024);
	#size = 0;

	add(key: string): void {
		if (2 * (this.#size + 1) > this.#table.length) this.#grow();
		if (insertHash(this.#table, keyHash(key))) this.#size++;
	}

	has(key: string): boolean {
		const hash = keyHash(key);
		return this.#table[hashPosition(this.#table, hash)] === hash;
	}

	#grow(): void {
		const larger = new Float64Array(2 * this.#table.length);
		for (const hash of this.#table) if (hash !== 0) insertHash(larger, hash);
		this.#table = larger;
	}
}

/** The position of a hash, or the free position where it would be. */
function hashPosition(table: Float64Array, hash: number): number {
	let position = hash % table.length;
	while (table[position] !== 0 && table[position] !== hash) position = (position + 1) % table.length;
	return position;
}

/** Inserts a hash; returns whether it is new. */
function insertHash(table: Float64Array, hash: number): boolean {
	const position = hashPosition(table, hash);
	if (table[position] === hash) return false;
	table[position] = hash;
	return true;
}

/** The first 52 bits of a key, which starts with a digest, as a number above 0. */
function keyHash(key: string): number {
	const bytes = Buffer.from(key.slice(0, 12), "base64url");
	return bytes.readUIntBE(0, 6) * 16 + (bytes.readUInt8(6) & 15) + 1;
}
