import {
	type Index,
	IndexError,
	type IndexReader,
	type Maintenance,
	type Page,
	type Query,
	type SearchOptions,
} from "@vitrine/search";
import { within } from "../../data/patience.ts";
import type { Measures, QueryKind } from "../metrics/measures.ts";
import { turn } from "../load/turn.ts";
import type { IndexWatch } from "./watch.ts";

/** Milliseconds for which a reader waits for the index, so that a thread that hangs is an answer with 503, too. */
const LONGEST_QUERY = 20_000;

/**
 * The index as pages read it. While the watch finds it down, a query fails at once instead of after a client's timeout;
 * a query that fails, or takes too long, makes the watch check the index.
 */
export function guardedIndex(index: Index & Maintenance, watch: IndexWatch, measures?: Measures): Index & Maintenance {
	const guarded = async <T>(kind: QueryKind, query: () => Promise<T>): Promise<T> => {
		if (watch.isDown) throw new IndexError("unavailable", watch.problems.join("; ") || "The index cannot answer");
		const ended = measures?.query(kind);
		try {
			const answer = await within(LONGEST_QUERY, query());
			ended?.("ok");
			return answer;
		} catch (error) {
			ended?.("error");
			if (error instanceof IndexError) void watch.checkNow();
			throw error;
		}
	};
	// Many answers of the index's thread arrive at once, and a page is made of each.
	const inTurn = <T>(kind: QueryKind, query: () => Promise<T>): Promise<T> => guarded(kind, query).finally(turn);
	const reading = (index: IndexReader): Omit<IndexReader, "visibleTo"> => ({
		count: () => guarded("other", () => index.count()),
		get: (id) => guarded("get", () => index.get(id)),
		search: (query: Query, options?: SearchOptions) => inTurn("search", () => searchInTurn(index, query, options)),
		similar: (id, limit) => inTurn("similar", () => index.similar(id, limit)),
		generation: () => guarded("other", () => index.generation()),
		sources: () => guarded("other", () => index.sources()),
	});
	return {
		...reading(index),
		visibleTo: index.visibleTo,
		readerFor: (visibleTo) => ({ ...reading(index.readerFor(visibleTo)), visibleTo }),
		load: (source) => index.load(source),
		delete: (ids) => index.delete(ids),
		close: () => index.close(),
		health: () => index.health(),
		status: () => index.status(),
		rebuild: (tell) => index.rebuild(tell),
		verify: (tell) => index.verify(tell),
	};
}

/** A search whose rows, which may come before its answer, have a turn of their own, too. */
async function searchInTurn(index: IndexReader, query: Query, { onRows }: SearchOptions = {}): Promise<Page> {
	if (onRows === undefined) return index.search(query);
	let rows: Promise<void> | undefined;
	const answer = await index.search(query, {
		onRows: (page) => {
			rows = turn().then(() => onRows(page));
			// It may fail before it is awaited below.
			rows.catch(() => {});
		},
	});
	await rows;
	return answer;
}
