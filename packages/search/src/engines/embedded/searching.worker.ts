// Searches in a thread of its own, so that no search holds up a page that needs none.
import { dirname } from "node:path";
import { workerData } from "node:worker_threads";
import type { Place } from "../../cursor.ts";
import type { CheckedQuery } from "../../query.ts";
import { filingWith } from "../../filing.ts";
import { answering } from "./answering.ts";
import { connect } from "./database.ts";
import { Holdings } from "./holdings.ts";
import { SearchingHere } from "./searching.ts";
import type { SearchData } from "./searchingApart.ts";
import { keepSnapshot } from "./snapshots.ts";

const { path, patience, keys } = workerData as SearchData;
const database = connect(path, patience);
const searching = new SearchingHere(database, new Holdings(filingWith(new Set(keys)), dirname(path)));

/** Milliseconds without a question after which there is time for a snapshot. */
const IDLE = 500;
let idle: NodeJS.Timeout | undefined;

function afterwards<T>(answer: T): T {
	clearTimeout(idle);
	idle = setTimeout(() => keepSnapshot(path, database, searching.holdings), IDLE);
	return answer;
}

answering(path, {
	page: async (tell, query: CheckedQuery, place: Place | undefined) =>
		afterwards(await searching.page(query, place, tell)),
	similar: async (_, id: string, limit: number) => afterwards(await searching.similar(id, limit)),
});
