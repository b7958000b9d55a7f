import type { IndexReader, Row } from "@vitrine/search";

/** Rows that are compared for an id in other letters. */
const MOST = 50;

/** The row of an id; if there is none, that of the same id in upper or lower case, which hubs do not distinguish. */
export async function rowOf(index: IndexReader, id: string): Promise<Row | undefined> {
	const exact = await index.get(id);
	if (exact !== undefined || !/^[\w./-]{1,200}$/.test(id)) return exact;
	const { rows } = await index.search({ text: id, limit: MOST });
	const wanted = id.toLowerCase();
	const found = rows.filter(({ record }) => record.id.toLowerCase() === wanted);
	// Where two differ only in case, neither is meant by a third spelling.
	return found.length === 1 ? found[0] : undefined;
}
