import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { enlarged } from "../uint32.ts";
import { onlyRow, row, rows } from "./statements.ts";

/** The id of an existing row. */
export const idOfRow = (database: DatabaseSync, rowId: number): string =>
	onlyRow<{ readonly id: string }>(database, "SELECT id FROM models WHERE model = ?", [rowId]).id;

/** The rows, visible or not, of the records with these ids. */
export function rowIdsOf(database: DatabaseSync, ids: readonly string[]): ReadonlySet<number> {
	return new Set(
		rowIds(database, "SELECT model FROM models WHERE id IN (SELECT value FROM json_each(?))", [JSON.stringify(ids)]),
	);
}

/** The highest id that any row has had. */
export const lastRowId = (database: DatabaseSync): number =>
	row<{ readonly seq: number }>(database, "SELECT seq FROM sqlite_sequence WHERE name = 'models'")?.seq ?? 0;

/** The row ids that a statement returns in the column `model`. */
export const rowIds = (database: DatabaseSync, sql: string, values: readonly SQLInputValue[]): number[] =>
	rows<{ readonly model: number }>(database, sql, values).map(({ model }) => model);

/** The same for many rows, in the first column. */
export function rowIdColumn(database: DatabaseSync, sql: string, values: readonly SQLInputValue[]): Uint32Array {
	const statement = database.prepare(sql);
	statement.setReturnArrays(true);
	let column: Uint32Array = new Uint32Array(1024);
	let count = 0;
	for (const cells of statement.iterate(...values)) {
		if (count === column.length) column = enlarged(column);
		column[count++] = (cells as unknown as readonly [number])[0];
	}
	return column.slice(0, count);
}

/** The row ids above `after` and up to `upTo`, in the order of the records' ids. */
export function rowIdsById(database: DatabaseSync, after: number, upTo: number): Uint32Array {
	const isFew = upTo - after < FEW_ROWS;
	return rowIdColumn(database, isFew ? SORT_BY_ID : SCAN_BY_ID, [after, upTo]);
}

/** Up to this many rows, sorting is faster than scanning the index of all ids. */
export const FEW_ROWS = 50_000;
const SORT_BY_ID = "SELECT model FROM models WHERE model > ? AND model <= ? ORDER BY id";
/** The plus signs keep SQLite from looking rows up by row id and sorting them. */
const SCAN_BY_ID = "SELECT model FROM models WHERE +model > ? AND +model <= ? ORDER BY id";
