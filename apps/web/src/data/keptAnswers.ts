import type { IndexReader } from "@vitrine/search";
import { LRUCache } from "lru-cache";

interface Known<T extends object> {
	readonly generation: string;
	readonly answers: LRUCache<string | object, Promise<T>>;
}

/** Answers that are derived from an index, kept until it changes. Callers share an answer that is still being made; a failed one is not kept. */
export class KeptAnswers<T extends object> {
	readonly #most: number;
	readonly #known = new WeakMap<IndexReader, Known<T>>();

	/** `most` is the number of answers that are kept for each index. */
	constructor(most = 1) {
		this.#most = most;
	}

	/** The answer for a key, made if it is not kept. Rejects as `make` does, or with an IndexError if the index does not answer. */
	async get(index: IndexReader, make: () => Promise<T>, key: string | object = ""): Promise<T> {
		const { answers } = await this.#of(index);
		const before = answers.get(key);
		if (before !== undefined) return before;
		const answer = make();
		answers.set(key, answer);
		answer.catch(() => answers.delete(key));
		return answer;
	}

	/** The answer for a key that is kept or being made, if the index has not changed since. */
	async known(index: IndexReader, key: string | object = ""): Promise<{ readonly answer: Promise<T> } | undefined> {
		const answer = (await this.#of(index)).answers.get(key);
		return answer && { answer };
	}

	async #of(index: IndexReader): Promise<Known<T>> {
		const generation = await index.generation();
		const before = this.#known.get(index);
		if (before?.generation === generation) return before;
		const now = { generation, answers: new LRUCache<string | object, Promise<T>>({ max: this.#most }) };
		this.#known.set(index, now);
		return now;
	}
}
