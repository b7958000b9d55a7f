import { randomBytes } from "node:crypto";
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { OnProgress } from "../../../api/maintenance.ts";
import { Findings } from "../../shared/findings.ts";
import { asIndexError, damagedDatabase } from "../errors.ts";
import { checkFile, checkTables } from "../maintenance/checkTables.ts";
import { type CommitPoint, readCommitPoint } from "../sqlite/commitPoint.ts";
import { openDatabase } from "../sqlite/database.ts";
import { SCHEMA_VERSION } from "../sqlite/schema.ts";
import { run } from "../sqlite/statements.ts";
import { copyDatabase } from "./copyDatabase.ts";
import { hashed, removeAllWith, renameDurably } from "./durable.ts";
import { BackupError } from "./errors.ts";
import { BACKUP_FORMAT, type BackupManifest, manifestText, readManifest } from "./manifest.ts";

export interface BackupOptions {
	/** Replaces an earlier backup of the same name. */
	readonly force?: boolean;
	readonly onProgress?: OnProgress;
	/** Called with a sentence when a catalogue of an earlier version is upgraded. */
	readonly onNotice?: (message: string) => void;
	/** Adds further tables to the copy, which then only its user can read. An error that it throws stops the backup. */
	readonly add?: (copy: DatabaseSync) => void;
	/** Aborting leaves no file. */
	readonly signal?: AbortSignal;
}

/** A backup that was written. */
export interface Backup {
	readonly file: string;
	readonly manifest: BackupManifest;
}

/**
 * Writes a backup of the catalogue at `path`, as of its last commit, to a file, or to a new file in a folder. Readers and
 * imports continue meanwhile. Throws BackupError and IndexError; then there is no new file.
 */
export async function backUpEmbedded(path: string, to: string, options: BackupOptions = {}): Promise<Backup> {
	if (!existsSync(path)) throw new BackupError("no-catalogue", path, { expected: "a catalogue" });
	const file = target(to);
	checkTarget(file, options);
	const temporary = `${file}${PART}${randomBytes(6).toString("hex")}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		removeAbandoned(file);
		const commit = await copyCommit(path, temporary, options);
		trim(path, temporary, commit, options.add);
		const manifest = await sealed(temporary, commit);
		checkTarget(file, options);
		renameDurably(temporary, file);
		return { file, manifest };
	} catch (error) {
		options.signal?.throwIfAborted();
		throw asIndexError(file, error);
	} finally {
		if (existsSync(dirname(file))) removeAllWith(temporary);
	}
}

/** What the name of an unfinished backup contains. */
const PART = ".part-";

function target(to: string): string {
	const file = resolve(to);
	const isFolder = /[/\\]$/.test(to) || statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
	return isFolder ? join(file, `vitrine-${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}.backup`) : file;
}

/** Replaces nothing without `force`, and never a file that is no backup. */
function checkTarget(file: string, { force = false }: BackupOptions): void {
	if (!existsSync(file)) return;
	if (!force) throw new BackupError("exists", file, { expected: "a new file" });
	readManifest(file);
}

/** Copies the last commit; an import that runs meanwhile is not in the copy. */
async function copyCommit(path: string, temporary: string, options: BackupOptions): Promise<CommitPoint> {
	const { onProgress = () => {}, signal, onNotice } = options;
	const database = openDatabase(path, onNotice);
	try {
		// SQLite copies what this transaction sees, and need not start again when another process writes.
		database.exec("BEGIN DEFERRED");
		const commit = readCommitPoint(database);
		await copyDatabase(database, temporary, commit.total, onProgress, signal);
		return commit;
	} catch (error) {
		throw asIndexError(path, error);
	} finally {
		database.close();
	}
}

/** Removes what is not part of the commit from the copy, checks that the copy is intact, and adds what others keep in it. */
function trim(path: string, temporary: string, commit: CommitPoint, add: BackupOptions["add"]): void {
	if (add !== undefined) chmodSync(temporary, 0o600);
	const copy = new DatabaseSync(temporary);
	try {
		// Without a write-ahead log, a copy is a single file. No other process reads it yet, so it needs no journal.
		copy.exec("PRAGMA journal_mode = DELETE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
		const findings = new Findings();
		if (checkFile(copy, findings)) {
			run(copy, "DELETE FROM records WHERE model > ?", [commit.visible]);
			run(copy, "DELETE FROM models WHERE model > ?", [commit.visible]);
			run(copy, "UPDATE schema SET snapshot = NULL");
			checkTables(copy, commit, findings);
		}
		const [problem] = findings.result(0).problems;
		if (problem !== undefined) throw damagedDatabase(path, problem);
		add?.(copy);
	} finally {
		copy.close();
	}
}

/** Adds the manifest to the copy. */
async function sealed(temporary: string, { generation, total }: CommitPoint): Promise<BackupManifest> {
	const { size: bytes } = statSync(temporary);
	const manifest: BackupManifest = {
		backup: "vitrine",
		format: BACKUP_FORMAT,
		schema: SCHEMA_VERSION,
		generation,
		records: total,
		createdAt: new Date().toISOString(),
		bytes,
		sha256: await hashed(temporary, bytes),
	};
	appendFileSync(temporary, manifestText(manifest));
	return manifest;
}

/** Milliseconds after which an unfinished backup was left behind by a process that was killed. */
const ABANDONED_MS = 6 * 3_600_000;

function removeAbandoned(file: string): void {
	const folder = dirname(file);
	for (const name of readdirSync(folder)) {
		if (!name.startsWith(`${basename(file)}${PART}`)) continue;
		const stats = statSync(join(folder, name), { throwIfNoEntry: false });
		if (stats !== undefined && Date.now() - stats.mtimeMs > ABANDONED_MS) rmSync(join(folder, name), { force: true });
	}
}
