import { randomBytes } from "node:crypto";
import { closeSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { messageOf } from "@vitrine/model";
import type { OnProgress } from "../../../api/maintenance.ts";
import { IndexError, type IndexErrorCode } from "../../../api/errors.ts";
import { asIndexError, guarded } from "../errors.ts";
import { invalidateSegments } from "../maintenance/rebuild.ts";
import { runInWorker } from "../maintenance/runInWorker.ts";
import { removeSnapshot } from "../segmentStore/snapshotFiles.ts";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { openDatabase } from "../sqlite/database.ts";
import { indexErrorCode } from "../sqlite/resultCodes.ts";
import { run } from "../sqlite/statements.ts";
import { acquireWriteLock } from "../sqlite/writeLock.ts";
import { copyDatabase } from "./copyDatabase.ts";
import { hashed, removeAllWith } from "./durable.ts";
import { BackupError } from "./errors.ts";
import { type BackupManifest, damagedBackup, readManifest } from "./manifest.ts";

export interface RestoreOptions {
	readonly onProgress?: OnProgress;
	/** Called with a sentence when a catalogue or a backup of an earlier version is upgraded. */
	readonly onNotice?: (message: string) => void;
	/** Removes the further tables from the backup, just before it replaces the catalogue. An error that it throws stops the restore. */
	readonly take?: (copy: DatabaseSync) => void;
	/** Aborting leaves the catalogue unchanged. */
	readonly signal?: AbortSignal;
	/** Milliseconds to wait for an import to finish. */
	readonly patience?: number;
}

const PATIENCE_MS = 600_000;

/**
 * Replaces the catalogue at `path` by a backup, in one step, including for processes that have it open. Throws BackupError
 * and IndexError; then the catalogue is unchanged.
 */
export async function restoreEmbedded(
	path: string,
	from: string,
	options: RestoreOptions = {},
): Promise<BackupManifest> {
	const file = resolve(from);
	const manifest = guarded(file, () => readManifest(file));
	guarded(path, () => mkdirSync(dirname(path), { recursive: true }));
	const release = await acquireWriteLock(path, options.patience ?? PATIENCE_MS);
	const temporary = `${path}${RESTORE}${randomBytes(6).toString("hex")}`;
	try {
		// The holder of the write lock is the only one that restores: others have been killed.
		removeAllWith(`${path}${RESTORE}`);
		await copyChecked(file, temporary, manifest, options);
		checkPlain(file, temporary);
		await replace(path, temporary, file, manifest, options);
		return manifest;
	} catch (error) {
		options.signal?.throwIfAborted();
		throw asIndexError(path, error);
	} finally {
		removeAllWith(temporary);
		release();
	}
}

/** What the name of a backup contains while it is restored, beside the catalogue. */
const RESTORE = ".restore-";

async function copyChecked(
	file: string,
	temporary: string,
	{ bytes, sha256, records }: BackupManifest,
	{ onProgress = () => {}, signal }: RestoreOptions,
): Promise<void> {
	const copy = openSync(temporary, "wx");
	let done = 0;
	try {
		const found = await hashed(file, bytes, (piece) => {
			signal?.throwIfAborted();
			writeSync(copy, piece);
			done += piece.length;
			onProgress({ done: Math.round((records * done) / bytes), of: records });
		});
		if (found !== sha256) throw damagedBackup(file, { got: found, expected: sha256, reason: WRONG_CHECKSUM });
	} finally {
		closeSync(copy);
	}
}

const WRONG_CHECKSUM = "its contents do not have the checksum in its last line";

/** Throws BackupError where the copy has what no backup has, and what would run when the catalogue is read or written. */
function checkPlain(file: string, temporary: string): void {
	const copy = new DatabaseSync(temporary, { readOnly: true });
	try {
		const [other] = guarded(file, () => copy.prepare(OTHERS).all());
		if (other !== undefined) throw damagedBackup(file, notPlain(String(other["type"])));
	} finally {
		copy.close();
	}
}

const notPlain = (type: string): Parameters<typeof damagedBackup>[1] => ({
	got: `a ${type}`,
	expected: "tables and indexes only",
	reason: `it has a ${type}, which no backup has`,
});

const OTHERS = "SELECT type FROM sqlite_schema WHERE type NOT IN ('table', 'index') LIMIT 1";

/** Replaces the catalogue by a copy of the backup. */
async function replace(
	path: string,
	temporary: string,
	file: string,
	manifest: BackupManifest,
	options: RestoreOptions,
): Promise<void> {
	const current = openDatabase(path, options.onNotice);
	const restored = await readingBackup(file, () => openDatabase(temporary, options.onNotice)).catch(
		(error: unknown) => {
			current.close();
			throw error;
		},
	);
	let snapshot: string | undefined;
	try {
		const { total } = await readingBackup(file, () => readCommitPoint(restored));
		if (total !== manifest.records)
			throw damagedBackup(file, { got: `${total} records`, expected: `${manifest.records} records` });
		options.take?.(restored);
		const before = readCommitPoint(current);
		snapshot = await readingBackup(file, () => prepare(path, temporary, restored, before.generation, options));
		await copyDatabase(restored, path, total, options.onProgress ?? (() => {}), options.signal);
		removeSnapshot(path, before.snapshot);
	} catch (error) {
		removeSnapshot(path, snapshot ?? null);
		throw error;
	} finally {
		restored.close();
		checkpoint(current);
		current.close();
	}
}

/** Reads a copy of a backup. What is wrong with its contents is a BackupError: whatever somebody has put into it. */
async function readingBackup<T>(file: string, read: () => T | Promise<T>): Promise<T> {
	try {
		return await read();
	} catch (error) {
		const isOfSystem = error instanceof IndexError && !OF_CONTENTS.has(error.code);
		if (isOfSystem || error instanceof BackupError || indexErrorCode(error) !== undefined) throw error;
		throw damagedBackup(file, { reason: reasonOf(error) });
	}
}

const OF_CONTENTS: ReadonlySet<IndexErrorCode> = new Set(["corrupt", "foreign", "version"]);

/** UTF-16 units of a reason. */
const LONGEST_REASON = 300;

/** Why a backup cannot be read; the subject of the clause is “it”. */
function reasonOf(error: unknown): string {
	if (error instanceof IndexError && error.details !== undefined) return `it ${error.details.problem}`;
	return `it cannot be read (${messageOf(error).slice(0, LONGEST_REASON).toWellFormed()})`;
}

/**
 * Makes the copy the commit after the last one of both, so that every process notices it, and builds the index of the copy.
 * Returns the name of the snapshot.
 */
async function prepare(
	path: string,
	temporary: string,
	restored: DatabaseSync,
	generation: number,
	{ onProgress, signal = new AbortController().signal }: RestoreOptions,
): Promise<string> {
	const last = Math.max(generation, readCommitPoint(restored).generation);
	run(restored, "UPDATE schema SET generation = ?", [last]);
	const built = await runInWorker<string>(temporary, "rebuild", signal, onProgress);
	const snapshot = built.replace(basename(temporary), basename(path));
	renameSync(join(dirname(path), built), join(dirname(path), snapshot));
	invalidateSegments(restored, snapshot);
	return snapshot;
}

/** Shrinks the write-ahead log, which contains the whole backup, if no reader needs it. */
function checkpoint(database: DatabaseSync): void {
	try {
		database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
	} catch {
		// A reader needs it: the next writer tries again.
	}
}
