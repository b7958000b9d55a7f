import { existsSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Health, IndexStatus } from "../../../api/maintenance.ts";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { MEMORY } from "../sqlite/connection.ts";
import { SCHEMA_VERSION } from "../sqlite/schema.ts";
import { onlyRow } from "../sqlite/statements.ts";

/** The status of a database file, without its health. */
export function describedDatabase(database: DatabaseSync, path: string): Omit<IndexStatus, keyof Health> {
	const { generation, total, snapshot, visible } = readCommitPoint(database);
	const { count } = onlyRow<{ readonly count: number }>(database, COUNT_SOURCES);
	const facts = [
		{ name: "file", value: path },
		{ name: "schema", value: String(SCHEMA_VERSION) },
		{ name: "edition", value: String(generation) },
		{ name: "sources", value: String(count) },
		{ name: "snapshot", value: describedSnapshot(path, snapshot) },
	];
	return { records: total, bytes: bytesOf(path, snapshot), staged: stagedAbove(database, visible), facts };
}

const COUNT_SOURCES = "SELECT count(*) AS count FROM sources WHERE imported_at IS NOT NULL";

/** Rows above the visible ones: at most so many records are staged, because a record that is staged again gets a new row. */
function stagedAbove(database: DatabaseSync, visible: number): number {
	const { last } = onlyRow<{ readonly last: number | null }>(database, "SELECT max(model) AS last FROM models");
	return Math.max(0, (last ?? 0) - visible);
}

function describedSnapshot(path: string, snapshot: string | null): string {
	if (path === MEMORY || snapshot === null) return "none: the next start reads the records";
	return existsSync(join(dirname(path), snapshot))
		? snapshot
		: `${snapshot} is missing: the next start reads the records`;
}

/** Bytes of the database, its write-ahead log and the snapshot. */
function bytesOf(path: string, snapshot: string | null): number {
	if (path === MEMORY) return 0;
	const names = [basename(path), `${basename(path)}-wal`, ...(snapshot === null ? [] : [snapshot])];
	const sizes = names.map((name) => statSync(join(dirname(path), name), { throwIfNoEntry: false })?.size ?? 0);
	return sizes.reduce((sum, size) => sum + size, 0);
}
