// The thread of a WorkerSearcher.
import { dirname } from "node:path";
import { workerData } from "node:worker_threads";
import { indexerFor } from "../../../indexing/indexer.ts";
import type { VisibleTo } from "../../../api/searchIndex.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import type { CursorPosition } from "../../../query/cursor.ts";
import { BuildProgress } from "../segmentStore/buildProgress.ts";
import { SegmentStore } from "../segmentStore/segmentStore.ts";
import { saveSnapshot } from "../segmentStore/snapshotFiles.ts";
import { connect } from "../sqlite/connection.ts";
import type { WorkerSettings } from "../worker/messages.ts";
import { serveRequests } from "../worker/serveRequests.ts";
import { InProcessSearcher } from "./inProcessSearcher.ts";
import { runWhenIdle } from "./runWhenIdle.ts";

const { path, lockTimeout, libraryKeys, progress: shared } = workerData as WorkerSettings;
const database = connect(path, lockTimeout);
const progress = new BuildProgress(shared);
// A thread that has died may have left its own.
progress.end();
const store = new SegmentStore(indexerFor(new Set(libraryKeys)), dirname(path), { progress, isLazy: true });
const searcher = new InProcessSearcher(database, store);

/** Milliseconds without a search before a snapshot may be written. */
const IDLE_MS = 500;
const afterSearch = runWhenIdle(IDLE_MS, () => saveSnapshot(path, database, store));

serveRequests(path, {
	search: (onRows, query: CheckedQuery, after: CursorPosition | undefined) =>
		afterSearch(searcher.search(query, after, onRows)),
	rows: (_, query: CheckedQuery, after: CursorPosition | undefined) => afterSearch(searcher.rows(query, after)),
	similar: (_, id: string, limit: number, visibleTo: VisibleTo) => afterSearch(searcher.similar(id, limit, visibleTo)),
});
