import { setImmediate } from "node:timers/promises";
import { type Asking, askingFor, type ListStore } from "./asking.ts";
import { COUNTS, countedList, keyOf } from "./counts.ts";
import { type ListRows, rowsOf } from "./listRows.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import type { ListCounts, ListView } from "./view.ts";

/** Called with a list without counts as soon as that is known. */
type OnRows = (view: ListView) => void;

/**
 * Reads the list for a query. `onRows` is called with the list without counts if these are still being made. Throws
 * QueryError with the field if the query is invalid.
 */
export async function listView(
	store: ListStore,
	query: ListQuery,
	now: Date,
	onRows: OnRows = () => {},
): Promise<ListView> {
	const asking = await askingFor(store, query, now);
	return (await withKnownCounts(asking, onRows)) ?? (await withNewCounts(asking, onRows));
}

/** The list without its counts. Throws as {@link listView} does. */
export async function uncountedView(store: ListStore, query: ListQuery, now: Date): Promise<ListView> {
	return uncounted(await rowsOf(await askingFor(store, query, now)));
}

/** The list with counts that are kept or being made; undefined without such, or if the index has changed meanwhile. */
async function withKnownCounts(asking: Asking, onRows: OnRows): Promise<ListView | undefined> {
	const { index } = asking.store;
	const key = keyOf(asking);
	const known = await COUNTS.known(index, key);
	if (known === undefined) return undefined;
	const reading = rowsOf(asking);
	const early = async (): Promise<void> => {
		if (await isPending(known.answer)) onRows(uncounted(await reading));
	};
	const [rows, counts] = await Promise.all([reading, known.answer, early()]);
	// Rows and counts of an answer are of one commit.
	return (await COUNTS.known(index, key))?.answer === known.answer ? { ...rows, ...counts } : undefined;
}

async function withNewCounts(asking: Asking, onRows: OnRows): Promise<ListView> {
	let found: ListRows | undefined;
	const make = async (): Promise<ListCounts> => {
		const { rows, counts } = await countedList(asking, (first) => onRows(uncounted(first)));
		found = rows;
		return counts;
	};
	const counts = await COUNTS.get(asking.store.index, make, keyOf(asking));
	// Another request may have begun to count at the same time.
	return { ...(found ?? (await rowsOf(asking))), ...counts };
}

function isPending(answer: Promise<object>): Promise<boolean> {
	return Promise.race([answer.then(() => false), setImmediate(true)]);
}

const UNCOUNTED: ListCounts = { facets: [], fit: { sizes: [], unsized: 0 }, dates: [], ways: [] };

const uncounted = (rows: ListRows): ListView => ({ ...rows, ...UNCOUNTED, isCounting: true });
