import { runSearch, WRITER_TIMES } from "../client/search.ts";
import { storedTerm } from "../documents/terms.ts";
import { allOf, hasOneOf, visibleIn } from "../query/clauses.ts";
import type { CatalogueWriter } from "./catalogueWriter.ts";
import { cleanUp } from "./cleanUp.ts";

/** Ids that are looked up at a time. */
const IDS_PER_REQUEST = 500;

/** Deletes records by their distinct ids; returns how many existed. */
export async function deleteFromCluster(writer: CatalogueWriter, ids: readonly string[]): Promise<number> {
	const keys = await keysOf(writer, ids);
	if (keys.length === 0) return 0;
	await cleanUp(writer);
	await writer.markDeleted(keys);
	await writer.commit((sources) => sources);
	return keys.length;
}

/** The keys of the visible rows with some ids. */
async function keysOf({ client, state }: CatalogueWriter, ids: readonly string[]): Promise<readonly string[]> {
	const keys: string[] = [];
	for (let at = 0; at < ids.length; at += IDS_PER_REQUEST) {
		const some = ids.slice(at, at + IDS_PER_REQUEST).map(storedTerm);
		const query = allOf([visibleIn(state.generation), hasOneOf("id", some)]);
		const body = { size: some.length, query, _source: false, sort: ["_doc"] };
		const { hits } = await runSearch(client, body, WRITER_TIMES);
		keys.push(...hits.hits.map(({ _id }) => _id));
	}
	return keys;
}
