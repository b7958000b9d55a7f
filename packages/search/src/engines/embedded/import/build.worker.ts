// The thread of a BackgroundBuilder.
import { dirname } from "node:path";
import { workerData } from "node:worker_threads";
import { indexerFor } from "../../../indexing/indexer.ts";
import { received, shared, type SharedBatch } from "../segment/build/sharedBatch.ts";
import { BatchReader, type RowRange, segmentOfRows } from "../segmentStore/batchReader.ts";
import { SegmentStore } from "../segmentStore/segmentStore.ts";
import { writeNewSnapshot } from "../segmentStore/snapshotFiles.ts";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { connect } from "../sqlite/connection.ts";
import type { WorkerSettings } from "../worker/messages.ts";
import { serveRequests } from "../worker/serveRequests.ts";

const { path, lockTimeout, libraryKeys } = workerData as WorkerSettings;
const database = connect(path, lockTimeout);
const indexer = indexerFor(new Set(libraryKeys));
const reader = new BatchReader(indexer);

/** Indexes the rows of a range. */
function index(_: unknown, range: RowRange): void {
	reader.read(database, range);
}

/** The batches of the rows that this thread has indexed, for another one to build the segment of. */
function batches(): readonly SharedBatch[] {
	return reader.finish().map(shared);
}

/**
 * Writes the snapshot as of the commit that deletes some rows; returns the name of its file. `others` are the batches of the
 * rows in the range that other threads have indexed.
 */
function finish(_: unknown, range: RowRange, others: readonly SharedBatch[], deleted: readonly number[]): string {
	const store = new SegmentStore(indexer, dirname(path));
	store.refresh(database);
	const segment = segmentOfRows(database, [...reader.finish(), ...others.map(received)], range);
	const generation = readCommitPoint(database).generation + 1;
	store.addImported(database, segment, deleted, { generation, lastRowId: range.upTo });
	return writeNewSnapshot(path, store.snapshot);
}

serveRequests(path, { index, batches, finish });
