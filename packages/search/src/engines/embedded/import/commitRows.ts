import type { DatabaseSync } from "node:sqlite";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { inTransaction } from "../sqlite/connection.ts";
import { rowIds } from "../sqlite/rowIds.ts";
import { onlyRow, rows, run } from "../sqlite/statements.ts";
import { forgetDeletions } from "./forgetDeletions.ts";

/** Deletes records; returns how many existed. */
export function deleteRecords(database: DatabaseSync, ids: readonly string[]): number {
	return inTransaction(database, "IMMEDIATE", () => {
		const { visible } = readCommitPoint(database);
		const found = new Set(ids.flatMap((id) => rowIds(database, "SELECT model FROM models WHERE id = ?", [id])));
		const deleted = [...found].filter((rowId) => rowId <= visible);
		if (deleted.length === 0) return 0;
		discardStagedRows(database, visible);
		commitRows(database, deleted);
		return deleted.length;
	});
}

/** Discards the rows of an interrupted import: any commit but its own would make them visible. */
function discardStagedRows(database: DatabaseSync, visible: number): void {
	run(database, "DELETE FROM records WHERE model > ?", [visible]);
	run(database, "DELETE FROM models WHERE model > ?", [visible]);
}

/** Deletes some rows and makes all others visible, as a new generation; `update` changes what else belongs to the commit. */
export function commitRows(database: DatabaseSync, deleted: readonly number[], update: () => void = () => {}): void {
	const { generation, visible } = readCommitPoint(database);
	const changes = addedBySource(database, visible);
	for (const rowId of deleted) {
		const { source } = onlyRow<RowSource>(database, "SELECT source FROM models WHERE model = ?", [rowId]);
		changes.set(source, (changes.get(source) ?? 0) - 1);
		run(database, "INSERT INTO removed (model, generation) VALUES (?, ?)", [rowId, generation + 1]);
		deleteRow(database, rowId);
	}
	update();
	for (const [source, change] of changes)
		run(database, "UPDATE sources SET records = records + ? WHERE source = ?", [change, source]);
	forgetDeletions(database, generation + 1);
	run(database, COMMIT, [generation + 1, [...changes.values()].reduce((sum, change) => sum + change, 0)]);
}

interface RowSource {
	readonly source: number;
}

interface AddedRows extends RowSource {
	readonly count: number;
}

/** The number of new rows by source. */
function addedBySource(database: DatabaseSync, visible: number): Map<number, number> {
	const sql = "SELECT source, count(*) AS count FROM models WHERE model > ? GROUP BY source";
	return new Map(rows<AddedRows>(database, sql, [visible]).map(({ source, count }) => [source, count]));
}

export function deleteRow(database: DatabaseSync, rowId: number): void {
	run(database, "DELETE FROM records WHERE model = ?", [rowId]);
	run(database, "DELETE FROM models WHERE model = ?", [rowId]);
}

const COMMIT = `
	UPDATE schema SET generation = ?, visible = (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'models'),
	total = total + ?`;
