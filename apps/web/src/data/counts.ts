import type { FacetCount, Index } from "@vitrine/search";

/** How many models of the index each task and each library has. */
export interface Counts {
	readonly tasks: ReadonlyMap<string, number>;
	readonly libraries: ReadonlyMap<string, number>;
}

/** Counts the index. What is not in a map has no models. */
export async function countModels(index: Index): Promise<Counts> {
	const { facets } = await index.search({ limit: 1, facets: ["task", "library"] });
	return { tasks: byValue(facets.task), libraries: byValue(facets.library) };
}

function byValue(counts: readonly FacetCount[] = []): ReadonlyMap<string, number> {
	return new Map(counts.map(({ value, count }) => [value, count]));
}
