import type { FacetCount, IndexReader } from "@vitrine/search";

/** Numbers of models in the index, by task and by library. */
export interface Counts {
	readonly tasks: ReadonlyMap<string, number>;
	readonly libraries: ReadonlyMap<string, number>;
}

/** Counts the models in the index. A task or library that is not in its map has none. */
export async function countModels(index: IndexReader): Promise<Counts> {
	const { facets } = await index.search({ limit: 1, facets: ["task", "library"] });
	return { tasks: byValue(facets.task), libraries: byValue(facets.library) };
}

function byValue(counts: readonly FacetCount[] = []): ReadonlyMap<string, number> {
	return new Map(counts.map(({ value, count }) => [value, count]));
}
