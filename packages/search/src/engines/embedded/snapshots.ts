import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { connect } from "./database.ts";
import type { Holdings } from "./holdings.ts";
import { type Snapshot, writeSnapshot } from "./segment/file.ts";
import { stateOf } from "./state.ts";
import { run } from "./statements.ts";

/** Fewer rows than these are read anew at a start as fast as a snapshot is. */
const WORTH = 20_000;
/** The share of rows that may have come since the last snapshot before another one is written. */
const SHARE = 0.1;
/** Milliseconds to wait for another writer: a snapshot is not worth more. */
const PATIENCE = 1000;

/** Keeps what is in memory for the next start, where that is worth its while; without room for it nothing is lost. */
export function keepSnapshot(path: string, database: DatabaseSync, holdings: Holdings): void {
	const { snapshot, total } = stateOf(database);
	const known = snapshot === null ? 0 : holdings.read;
	const since = holdings.snapshot.last - known;
	if (since < WORTH || since < total * SHARE) return;
	try {
		const file = writeNew(path, holdings.snapshot);
		const writer = connect(path, PATIENCE);
		try {
			const sql = "UPDATE schema SET snapshot = ? WHERE generation = ? AND snapshot IS ?";
			const isNamed = run(writer, sql, [file, holdings.snapshot.generation, snapshot]) === 1;
			holdings.kept(file);
			forget(path, isNamed ? snapshot : file);
		} finally {
			writer.close();
		}
	} catch {
		// A full disk, a folder that may not be written, another writer: the next start reads the rows instead.
	}
}

/** Writes a snapshot beside the database; gives the name of its file. */
export function writeNew(path: string, snapshot: Snapshot): string {
	const file = `${beginOf(path)}${randomBytes(6).toString("hex")}`;
	writeSnapshot(join(dirname(path), file), snapshot);
	return file;
}

/** Takes away a file that is no longer named. */
export function forget(path: string, file: string | null): void {
	if (file !== null) rmSync(join(dirname(path), file), { force: true });
}

/**
 * Takes away what processes that died have left of snapshots: files that the database does not name, and that nobody has
 * written to for a while. To be called by whoever may write the catalogue.
 */
export function sweep(path: string, named: string | null): void {
	const folder = dirname(path);
	for (const name of readdirSync(folder)) {
		if (!name.startsWith(beginOf(path)) || name === named) continue;
		const { mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
		if (Date.now() - mtimeMs > QUIET) rmSync(join(folder, name), { force: true });
	}
}

/** Milliseconds after which a file that is still not named belongs to nobody. */
const QUIET = 60_000;

const beginOf = (path: string): string => `${basename(path)}.index-`;
