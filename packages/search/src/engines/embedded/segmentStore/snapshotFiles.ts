import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Snapshot } from "../segment/snapshot/format.ts";
import { writeSnapshot } from "../segment/snapshot/writeSnapshot.ts";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { connect } from "../sqlite/connection.ts";
import { run } from "../sqlite/statements.ts";
import type { SegmentStore } from "./segmentStore.ts";

/** Rows since the last snapshot that make a new one worthwhile: so many, and this share of all. */
const [MIN_NEW_ROWS, MIN_NEW_SHARE] = [20_000, 0.1];
/** Milliseconds to wait for another writer. */
const LOCK_TIMEOUT_MS = 1000;
/** Milliseconds after which a file that the database does not name is no longer being written. */
const ABANDONED_MS = 60_000;

/** Writes a snapshot for the next start, if that is worthwhile. A failure does no harm. */
export function saveSnapshot(path: string, database: DatabaseSync, store: SegmentStore): void {
	const { snapshot: before, total } = readCommitPoint(database);
	const newRows = store.snapshot.lastRowId - (before === null ? 0 : store.snapshotRowId);
	if (newRows < MIN_NEW_ROWS || newRows < total * MIN_NEW_SHARE) return;
	try {
		const file = writeNewSnapshot(path, store.snapshot);
		const isNamed = nameSnapshot(path, file, before, store.snapshot.generation);
		// If it is not named, the next one is written after further rows, not at once: commits that follow each other would
		// have one written for each.
		store.snapshotWritten(isNamed ? file : before);
		removeSnapshot(path, isNamed ? before : file);
	} catch {
		// The disk is full, the folder is read-only or another writer is busy: the next start reads the rows.
	}
}

/** Names a new snapshot in the database, unless there is a later commit or snapshot; returns whether it did. */
function nameSnapshot(path: string, file: string, before: string | null, generation: number): boolean {
	const writer = connect(path, LOCK_TIMEOUT_MS);
	try {
		const sql = "UPDATE schema SET snapshot = ? WHERE generation = ? AND snapshot IS ?";
		return run(writer, sql, [file, generation, before]) === 1;
	} finally {
		writer.close();
	}
}

/** Writes a snapshot beside the database; returns the name of its file. */
export function writeNewSnapshot(path: string, snapshot: Snapshot): string {
	const file = `${prefixOf(path)}${randomBytes(6).toString("hex")}`;
	writeSnapshot(join(dirname(path), file), snapshot);
	return file;
}

/** Removes a snapshot that the database no longer names. */
export function removeSnapshot(path: string, file: string | null): void {
	if (file !== null) rmSync(join(dirname(path), file), { force: true });
}

/** Removes the snapshots that dead processes left behind. The caller holds the write lock. */
export function removeAbandonedSnapshots(path: string, named: string | null): void {
	const folder = dirname(path);
	for (const name of readdirSync(folder)) {
		if (!name.startsWith(prefixOf(path)) || name === named) continue;
		const { mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
		if (Date.now() - mtimeMs > ABANDONED_MS) rmSync(join(folder, name), { force: true });
	}
}

const prefixOf = (path: string): string => `${basename(path)}.index-`;
