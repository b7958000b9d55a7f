import type { Indexer } from "../../../indexing/indexer.ts";

/** Thrown where rows are to be indexed before the indexer is loaded. */
class IndexerMissing extends Error {
	override readonly name = "IndexerMissing";
}

/**
 * An indexer that is loaded when it is needed. All libraries are loaded with it, which takes longer than the first search,
 * and a search in a snapshot that is up to date indexes nothing.
 */
export class LateIndexer {
	readonly #libraryKeys: readonly string[];
	#loaded: Indexer | undefined;
	#loading: Promise<void> | undefined;

	constructor(libraryKeys: readonly string[]) {
		this.#libraryKeys = libraryKeys;
	}

	/** Throws if it is not loaded: `run` then loads it. */
	readonly index: Indexer = (record, source) => {
		if (this.#loaded === undefined) throw new IndexerMissing("the indexer is not loaded");
		return this.#loaded(record, source);
	};

	/** Loads it once: searches that wait for it go on together, as if they had not waited. */
	load(): Promise<void> {
		return (this.#loading ??= this.#load());
	}

	/** Does some work, again from the start if it needs the indexer before that is loaded. */
	async run<T>(work: () => Promise<T>): Promise<T> {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof IndexerMissing)) throw error;
			await this.load();
			return await work();
		}
	}

	async #load(): Promise<void> {
		const { indexerFor } = await import("../../../indexing/indexer.ts");
		this.#loaded = indexerFor(new Set(this.#libraryKeys));
	}
}
