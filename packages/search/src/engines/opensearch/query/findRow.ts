import type { Row } from "../../../api/page.ts";
import type { ClusterClient } from "../client/clusterClient.ts";
import { runSearch } from "../client/search.ts";
import { boundedRow, type StoredRow } from "../documents/storedRow.ts";
import { storedTerm } from "../documents/terms.ts";
import { allOf, type Clause, hasTerm } from "./clauses.ts";

/** The row of the record with this id, of the visible ones. */
export async function findRow(client: ClusterClient, visible: Clause, id: string): Promise<Row | undefined> {
	const query = allOf([visible, hasTerm("id", storedTerm(id))]);
	const { hits } = await runSearch<StoredRow>(client, { size: 1, query, _source: ["record", "source"] });
	return hits.hits.map(({ _source }) => boundedRow(_source))[0];
}
