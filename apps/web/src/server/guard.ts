import { type Index, IndexError, type Query, type SearchOptions, type Maintenance } from "@vitrine/search";
import type { IndexWatch } from "./watch.ts";

/**
 * The index as pages read it: while it is known to be down, a question fails at once rather than after the patience of
 * a client, and one that fails has the index looked at.
 */
export function guardedIndex(index: Index & Maintenance, watch: IndexWatch): Index & Maintenance {
	const ask = async <T>(question: () => Promise<T>): Promise<T> => {
		if (watch.isDown) throw new IndexError("unavailable", watch.problems.join("; ") || "The index cannot answer");
		try {
			return await question();
		} catch (error) {
			if (error instanceof IndexError) void watch.lookNow();
			throw error;
		}
	};
	return {
		count: () => ask(() => index.count()),
		get: (id) => ask(() => index.get(id)),
		search: (query: Query, options?: SearchOptions) => ask(() => index.search(query, options)),
		similar: (id, limit) => ask(() => index.similar(id, limit)),
		generation: () => ask(() => index.generation()),
		sources: () => ask(() => index.sources()),
		load: (source) => index.load(source),
		delete: (ids) => index.delete(ids),
		close: () => index.close(),
		health: () => index.health(),
		status: () => index.status(),
		rebuild: (tell) => index.rebuild(tell),
		verify: (tell) => index.verify(tell),
	};
}
