import { runSearch, WRITER_TIMES } from "../client/search.ts";
import { rowKey, type StoredRow } from "../documents/storedRow.ts";
import { storedTerm } from "../documents/terms.ts";
import { allOf, hasOneOf, visibleIn } from "../query/clauses.ts";
import type { CatalogueWriter } from "./catalogueWriter.ts";

const FIELDS = ["id", "source", "digest", "load"] as const;
type RowFields = Pick<StoredRow, (typeof FIELDS)[number]>;

/** The latest row of a record. */
export interface LatestRow extends RowFields {
	readonly key: string;
}

/** The latest rows of some records, by their stored ids: those of the next commit if there are any, else visible ones. */
export async function latestRows(writer: CatalogueWriter, ids: readonly string[]): Promise<Map<string, LatestRow>> {
	const [visible, staged] = await Promise.all([visibleRows(writer, ids.map(storedTerm)), stagedRows(writer, ids)]);
	return new Map([...visible, ...staged].map((row) => [row.id, row]));
}

/** The visible rows with some stored ids. */
export async function visibleRows(
	{ client, state }: CatalogueWriter,
	ids: readonly string[],
): Promise<readonly LatestRow[]> {
	if (state.total === 0) return [];
	const query = allOf([visibleIn(state.generation), hasOneOf("id", ids)]);
	const body = { size: ids.length, query, _source: FIELDS, sort: ["_doc"] };
	const { hits } = await runSearch<RowFields>(client, body, WRITER_TIMES);
	return hits.hits.map(latestRow);
}

interface GetResponse {
	readonly docs: readonly (StoredDocument & { readonly found?: boolean })[];
}

/** The rows for the next commit, which a search may not find yet. */
async function stagedRows({ client, next }: CatalogueWriter, ids: readonly string[]): Promise<readonly LatestRow[]> {
	const { docs } = await client.json<GetResponse>({
		method: "POST",
		path: `/${client.settings.name}/_mget`,
		query: { _source_includes: FIELDS.join(",") },
		body: { ids: ids.map((id) => rowKey(id, next)) },
		...WRITER_TIMES,
	});
	return docs.filter(({ found }) => found === true).map(latestRow);
}

interface StoredDocument {
	readonly _id: string;
	readonly _source: RowFields;
}

const latestRow = ({ _id: key, _source: fields }: StoredDocument): LatestRow => ({ ...fields, key });
