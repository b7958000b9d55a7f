/** Lists of numbers, one after the other: list n is `entries[starts[n]]` up to, not including, `entries[starts[n + 1]]`. */
export interface Lists {
	readonly starts: Uint32Array;
	readonly entries: Uint32Array;
}

/** One number for each slot, as wide as the largest of them wants. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Room for `count` numbers below `end`. */
export function codesFor(count: number, end: number): Codes {
	if (end <= 0x100) return new Uint8Array(count);
	return end <= 0x10000 ? new Uint16Array(count) : new Uint32Array(count);
}

/** The other way round: for each of `count` numbers the lists it stands in, in ascending order. */
export function transposed(
	{ starts, entries }: { readonly starts: Uint32Array; readonly entries: Codes },
	count: number,
): Lists {
	const turned = new Uint32Array(count + 1);
	for (let i = 0; i < entries.length; i++) turned[entries[i]! + 1]!++;
	for (let n = 0; n < count; n++) turned[n + 1]! += turned[n]!;
	const next = turned.slice(0, count);
	const into = new Uint32Array(entries.length);
	for (let list = 0; list + 1 < starts.length; list++)
		for (let i = starts[list]!; i < starts[list + 1]!; i++) into[next[entries[i]!]!++] = list;
	return { starts: turned, entries: into };
}

/** Lists being written one after the other. */
export class ListsWriter {
	#starts = new Uint32Array(1025);
	#entries = new Uint32Array(4096);
	#lists = 0;
	#used = 0;

	add(number: number): void {
		if (this.#used === this.#entries.length) this.#entries = grown(this.#entries);
		this.#entries[this.#used++] = number;
	}

	/** Ends the list that is being written. */
	end(): void {
		if (this.#lists + 1 === this.#starts.length) this.#starts = grown(this.#starts);
		this.#starts[++this.#lists] = this.#used;
	}

	lists(): Lists {
		return { starts: this.#starts.slice(0, this.#lists + 1), entries: this.#entries.slice(0, this.#used) };
	}
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
	const larger = new Uint32Array(array.length * 2);
	larger.set(array);
	return larger;
}
