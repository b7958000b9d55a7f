import { type IndexReader, sourceName, STARTER_SOURCE } from "@vitrine/search";

/** A source by its name, with its number of models. */
export interface OwnSource {
	readonly name: string;
	readonly models: number;
}

/** What was imported besides the starter, the largest source first. */
export async function ownSources(index: IndexReader): Promise<readonly OwnSource[]> {
	const counts = new Map<string, number>();
	for (const { id, records = 0 } of await index.sources()) {
		const name = sourceName(id);
		if (name !== STARTER_SOURCE && records > 0) counts.set(name, (counts.get(name) ?? 0) + records);
	}
	return [...counts].map(([name, models]) => ({ name, models })).toSorted((a, b) => b.models - a.models);
}
