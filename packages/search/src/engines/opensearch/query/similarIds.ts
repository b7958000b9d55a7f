import { MAX_ID_LENGTH, mostSimilarIds, SIMILAR_LIMITS } from "../../../text/similarIds.ts";
import { tokens } from "../../../text/tokens.ts";
import type { ClusterClient } from "../client/clusterClient.ts";
import { runSearch } from "../client/search.ts";
import { readRow, type StoredRow } from "../documents/storedRow.ts";
import { anyOf, type Clause } from "./clauses.ts";

/** Ids similar to a mistyped one, most similar first. */
export async function similarIds(
	client: ClusterClient,
	visible: Clause,
	id: string,
	limit: number,
): Promise<readonly string[]> {
	const shortened = id.slice(0, MAX_ID_LENGTH);
	const wanted = tokens(shortened).slice(0, SIMILAR_LIMITS.tokens);
	if (wanted.length === 0) return [];
	const query = { bool: { filter: [visible], must: [anyOf(wanted.map(withTypo))] } };
	const body = { size: SIMILAR_LIMITS.candidates, query, _source: ["record", "source"] };
	const { hits } = await runSearch<StoredRow>(client, body);
	const candidates = hits.hits.map(({ _source }) => readRow(_source).record.id);
	return mostSimilarIds(shortened, candidates, limit);
}

const withTypo = (token: string): Clause => ({
	fuzzy: { idWords: { value: token, fuzziness: 1, prefix_length: 1 } },
});
