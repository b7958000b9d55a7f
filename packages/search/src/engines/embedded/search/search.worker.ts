// The thread of a WorkerSearcher.
import { dirname } from "node:path";
import { workerData } from "node:worker_threads";
import type { VisibleTo } from "../../../api/searchIndex.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import type { CursorPosition } from "../../../query/cursor.ts";
import { BuildProgress } from "../segmentStore/buildProgress.ts";
import { SegmentStore } from "../segmentStore/segmentStore.ts";
import { saveSnapshot } from "../segmentStore/snapshotFiles.ts";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { connect } from "../sqlite/connection.ts";
import type { OnPart, WorkerSettings } from "../worker/messages.ts";
import { serveRequests } from "../worker/serveRequests.ts";
import { InProcessSearcher } from "./inProcessSearcher.ts";
import { LateIndexer } from "./lateIndexer.ts";
import { runWhenIdle } from "./runWhenIdle.ts";
import type { RawPage } from "./searcher.ts";

const { path, lockTimeout, libraryKeys, progress: shared } = workerData as WorkerSettings;
const database = connect(path, lockTimeout);
const progress = new BuildProgress(shared);
// A thread that has died may have left its own.
progress.end();
const indexer = new LateIndexer(libraryKeys);
// Without a snapshot, the first search indexes all rows.
if (readCommitPoint(database).snapshot === null) await indexer.load();
const store = new SegmentStore(indexer.index, dirname(path), { progress, isLazy: true });
const searcher = new InProcessSearcher(database, store);

/** Milliseconds without a search before a snapshot may be written. */
const IDLE_MS = 500;
const afterSearch = runWhenIdle(IDLE_MS, async () => {
	saveSnapshot(path, database, store);
	await indexer.load();
});
const run = <T>(work: () => Promise<T>): Promise<T> => afterSearch(indexer.run(work));

/** Sends a page once, also where the search starts again. */
function once(onRows: OnPart<RawPage>): OnPart<RawPage> {
	let isSent = false;
	return (page) => {
		if (!isSent) onRows(page);
		isSent = true;
	};
}

serveRequests(path, {
	search: (onRows: OnPart<RawPage>, query: CheckedQuery, after: CursorPosition | undefined) => {
		const send = once(onRows);
		return run(() => searcher.search(query, after, send));
	},
	rows: (_, query: CheckedQuery, after: CursorPosition | undefined) => run(() => searcher.rows(query, after)),
	similar: (_, id: string, limit: number, visibleTo: VisibleTo) => run(() => searcher.similar(id, limit, visibleTo)),
});
