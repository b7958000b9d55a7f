import generated from "./kernels.generated.json" with { type: "json" };

/**
 * Loops of `kernels.wat` over the memory of an arena. A pointer is the byte offset of an array; sets have a bit for each
 * document, `words` is their length.
 */
export interface Kernels {
	/** Removes from a set what is not in the other. */
	intersect(set: number, other: number, words: number): void;
	/** Removes from a set what is in the other. */
	subtract(set: number, other: number, words: number): void;
	/** Adds to a set what is in the other. */
	unite(set: number, other: number, words: number): void;
	/** How many documents two sets share. */
	sharedCount(set: number, other: number, words: number): number;
	/** Adds the documents of a list. */
	addDocs(set: number, docs: number, count: number): void;
	/** Adds the documents of the lists of some keys. */
	addLists(set: number, starts: number, entries: number, keys: number, count: number): void;
	/**
	 * Writes the ordinals, from `from` on, of up to `most` terms that contain a key, and returns how many were found. Reads up
	 * to 16 bytes and a key after the last term.
	 */
	termsWith(
		bytes: number,
		starts: number,
		terms: number,
		from: number,
		key: number,
		keyLength: number,
		found: number,
		most: number,
	): number;
	/** How many documents of a list are in a set. */
	countListed(set: number, docs: number, count: number): number;
	/** Writes how many documents of the list of each key are in a set. */
	countLists(set: number, starts: number, entries: number, keys: number, count: number, counts: number): void;
	/** Writes the documents of a set. */
	listDocs(set: number, words: number, docs: number): void;
	/** Removes from a set the documents of whose two hashes of 16 bits none is this one. */
	keepHashed(set: number, words: number, hashes: number, hash: number): void;
	/** Writes, for each word of a set and for its end, how many documents come before it. */
	ranks(set: number, words: number, ranks: number): void;
	/**
	 * Adds to the count of the code of each run how many documents of a set are in the run. The set has none before the
	 * first run; a code has so many bytes.
	 */
	countRuns(
		set: number,
		ranks: number,
		starts: number,
		codes: number,
		bytes: number,
		runs: number,
		counts: number,
	): void;
}

let compiled: WebAssembly.Module | undefined;

/** The kernels of a memory. */
export function kernelsOf(memory: WebAssembly.Memory): Kernels {
	compiled ??= new WebAssembly.Module(Buffer.from(generated.wasm, "base64"));
	return new WebAssembly.Instance(compiled, { arena: { memory } }).exports as unknown as Kernels;
}
