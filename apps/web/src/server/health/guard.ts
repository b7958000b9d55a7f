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

/** What a query needs: the segments that are searched, or only stored records. */
type Needs = "segments" | "records";

/**
 * The index as pages read it. While the watch finds it down, a query fails at once instead of after a client's timeout;
 * a query that fails, or takes too long, makes the watch check the index. Records can be read by id while the index is built;
 * a reader who sees only some finds them by a search.
 */
export function guardedIndex(index: Index & Maintenance, watch: IndexWatch, measures?: Measures): Index & Maintenance {
	const guarded = async <T>(kind: QueryKind, query: () => Promise<T>, needs: Needs = "segments"): Promise<T> => {
		if (watch.isDown && !(needs === "records" && watch.building !== undefined)) throw downError(watch);
		const ended = measures?.query(kind);
		try {
			const answer = await within(LONGEST_QUERY, needs === "segments" ? unlessBuilding(watch, query()) : query());
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
	const reading = (index: IndexReader, needs: Needs): Omit<IndexReader, "visibleTo"> => ({
		count: () => guarded("other", () => index.count(), needs),
		get: (id) => guarded("get", () => index.get(id), needs),
		search: (query: Query, options?: SearchOptions) => inTurn("search", () => searchInTurn(index, query, options)),
		similar: (id, limit) => inTurn("similar", () => index.similar(id, limit)),
		generation: () => guarded("other", () => index.generation(), "records"),
		sources: () => guarded("other", () => index.sources(), needs),
	});
	return {
		...reading(index, "records"),
		visibleTo: index.visibleTo,
		readerFor: (visibleTo) => ({
			...reading(index.readerFor(visibleTo), visibleTo === "*" ? "records" : "segments"),
			visibleTo,
		}),
		load: (source) => index.load(source),
		delete: (ids) => index.delete(ids),
		close: () => index.close(),
		health: () => index.health(),
		status: () => index.status(),
		rebuild: (tell) => index.rebuild(tell),
		verify: (tell) => index.verify(tell),
	};
}

/** An answer; rejects as soon as the index is found to be built, because a search then waits for all of it. */
async function unlessBuilding<T>(watch: IndexWatch, answer: Promise<T>): Promise<T> {
	const found = Promise.withResolvers<never>();
	const end = watch.onBuilding(() => found.reject(downError(watch)));
	return Promise.race([answer, found.promise]).finally(end);
}

function downError({ building, problems }: IndexWatch): IndexError {
	return new IndexError(
		building === undefined ? "unavailable" : "building",
		problems.join("; ") || "The index cannot answer",
	);
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
