// The thread of a BackgroundBuilder.
import { dirname } from "node:path";
import { workerData } from "node:worker_threads";
import { indexerFor } from "../../../indexing/indexer.ts";
import { BatchReader, segmentOfRows } from "../segmentStore/batchReader.ts";
import { SegmentStore } from "../segmentStore/segmentStore.ts";
import { writeNewSnapshot } from "../segmentStore/snapshotFiles.ts";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { connect } from "../sqlite/connection.ts";
import type { WorkerSettings } from "../worker/messages.ts";
import { serveRequests } from "../worker/serveRequests.ts";

const { path, lockTimeout, libraryKeys } = workerData as WorkerSettings;
const database = connect(path, lockTimeout);
const indexer = indexerFor(new Set(libraryKeys));
const { visible: after } = readCommitPoint(database);
const reader = new BatchReader(indexer, after);

/** Indexes the rows up to a row id. */
function index(_: unknown, upTo: number): void {
	reader.read(database, upTo);
}

/** Writes the snapshot as of the commit that deletes some rows; returns the name of its file. */
function finish(_: unknown, upTo: number, deleted: readonly number[]): string {
	reader.read(database, upTo);
	const store = new SegmentStore(indexer, dirname(path));
	store.refresh(database);
	const segment = segmentOfRows(database, reader.finish(), { after, upTo });
	const generation = readCommitPoint(database).generation + 1;
	store.addImported(database, segment, deleted, { generation, lastRowId: upTo });
	return writeNewSnapshot(path, store.snapshot);
}

serveRequests(path, { index, finish });
