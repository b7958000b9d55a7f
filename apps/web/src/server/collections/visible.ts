import type { IndexReader } from "@vitrine/search";
import { KeptAnswers } from "../../data/keptAnswers.ts";
import { ifAnswered } from "../../data/patience.ts";
import type { Collection } from "../../site/collections.ts";

/** Ids of one search, and rows of a page of it. */
const [MOST_IDS, ROWS] = [10_000, 200];

/** The collections as readers see them who see only some models: without all others, and without what is missing. */
export class VisibleCollections {
	readonly #index: IndexReader;
	readonly #kept = new KeptAnswers<readonly Collection[]>();

	constructor(index: IndexReader) {
		this.#index = index;
	}

	/** While the index does not answer, they have no models. */
	async among(all: readonly Collection[]): Promise<readonly Collection[]> {
		if (this.#index.visibleTo === "*" || all.length === 0) return all;
		const found = await ifAnswered(this.#kept.get(this.#index, () => this.#find(all), all));
		return found ?? all.map((collection) => ({ ...collection, models: [] }));
	}

	async #find(all: readonly Collection[]): Promise<readonly Collection[]> {
		const visible = await this.#visibleAmong([...new Set(all.flatMap(({ models }) => models))]);
		return all.map((one) => ({ ...one, models: one.models.filter((id) => visible.has(id)) }));
	}

	async #visibleAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
		const visible = new Set<string>();
		for (let from = 0; from < ids.length; from += MOST_IDS) {
			const some = ids.slice(from, from + MOST_IDS);
			let cursor: string | undefined;
			do {
				const page = await this.#index.search({ ids: some, limit: ROWS, ...(cursor !== undefined && { cursor }) });
				for (const { record } of page.rows) visible.add(record.id);
				cursor = page.next;
			} while (cursor !== undefined);
		}
		return visible;
	}
}
