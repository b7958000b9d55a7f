// The thread that verifies or rebuilds an index.
import { dirname } from "node:path";
import { workerData } from "node:worker_threads";
import type { MaintenanceProgress, OnProgress, Verification } from "../../../api/maintenance.ts";
import { indexerFor } from "../../../indexing/indexer.ts";
import { SegmentStore } from "../segmentStore/segmentStore.ts";
import { connect } from "../sqlite/connection.ts";
import type { WorkerSettings } from "../worker/messages.ts";
import { serveRequests } from "../worker/serveRequests.ts";
import { rebuildSnapshot } from "./rebuild.ts";
import { verifySteps } from "./verify.ts";

const { path, lockTimeout, libraryKeys } = workerData as WorkerSettings;
const database = connect(path, lockTimeout);
const indexer = indexerFor(new Set(libraryKeys));

/** Milliseconds between two reports of progress. */
const REPORT_EVERY_MS = 100;

function verify(onProgress: OnProgress): Verification {
	// Everything is compared as of one commit. The transaction ends with the thread: in a damaged file it cannot be ended.
	database.exec("BEGIN DEFERRED");
	return runSteps(verifySteps(database, new SegmentStore(indexer, dirname(path)), indexer), onProgress);
}

const rebuild = (onProgress: OnProgress): string => runSteps(rebuildSnapshot(database, path, indexer), onProgress);

function runSteps<T>(steps: Generator<MaintenanceProgress, T>, onProgress: OnProgress): T {
	for (let reportedAt = -Infinity; ;) {
		const { done, value } = steps.next();
		if (done) return value;
		if (performance.now() - reportedAt < REPORT_EVERY_MS) continue;
		reportedAt = performance.now();
		onProgress(value);
	}
}

serveRequests(path, { verify, rebuild });
