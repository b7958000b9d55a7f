import type { DatabaseSync } from "node:sqlite";
import type { MaintenanceProgress } from "../../../api/maintenance.ts";
import type { Indexer } from "../../../indexing/indexer.ts";
import { guarded } from "../errors.ts";
import { BatchReader, segmentOfRows } from "../segmentStore/batchReader.ts";
import { SegmentStore } from "../segmentStore/segmentStore.ts";
import { removeSnapshot, writeNewSnapshot } from "../segmentStore/snapshotFiles.ts";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { inTransaction } from "../sqlite/connection.ts";
import { onlyRow, row, run } from "../sqlite/statements.ts";

/** Rows that are read between two steps. */
const ROWS_PER_STEP = 5000;

/** Builds a snapshot from all visible rows, step by step; returns the name of its file. */
export function* rebuildSnapshot(
	database: DatabaseSync,
	path: string,
	indexer: Indexer,
): Generator<MaintenanceProgress, string> {
	const { visible, total, generation } = readCommitPoint(database);
	const reader = new BatchReader(indexer, 0);
	for (let upTo = 0; upTo < visible;) {
		upTo = nextStep(database, upTo, visible);
		reader.read(database, upTo);
		yield { done: countRows(database, upTo), of: total };
	}
	const store = new SegmentStore(indexer);
	const segment = segmentOfRows(database, reader.finish(), { after: 0, upTo: visible });
	store.addImported(database, segment, [], { generation: generation + 1, lastRowId: visible });
	return writeNewSnapshot(path, store.snapshot);
}

/** The row id up to which the next step reads. */
const nextStep = (database: DatabaseSync, after: number, visible: number): number =>
	row<{ readonly model: number }>(database, NTH_ROW, [after, visible, ROWS_PER_STEP - 1])?.model ?? visible;

const NTH_ROW = "SELECT model FROM records WHERE model > ? AND model <= ? ORDER BY model LIMIT 1 OFFSET ?";

const countRows = (database: DatabaseSync, upTo: number): number =>
	onlyRow<{ readonly count: number }>(database, "SELECT count(*) AS count FROM models WHERE model <= ?", [upTo]).count;

/** Names a rebuilt snapshot, or none, in the database of a writer, and removes the one named before. */
export function replaceSnapshot(database: DatabaseSync, path: string, file: string | null): void {
	try {
		const before = guarded(path, () => invalidateSegments(database, file));
		removeSnapshot(path, before);
	} catch (error) {
		removeSnapshot(path, file);
		throw error;
	}
}

/** Makes every process discard its segments and read the named snapshot, if any; returns the one named before. */
export function invalidateSegments(database: DatabaseSync, snapshot: string | null): string | null {
	return inTransaction(database, "IMMEDIATE", () => {
		const { snapshot: before, generation } = readCommitPoint(database);
		run(database, "DELETE FROM removed");
		const sql = "UPDATE schema SET generation = ?, horizon = ?, snapshot = ?";
		run(database, sql, [generation + 1, generation + 1, snapshot]);
		return before;
	});
}
