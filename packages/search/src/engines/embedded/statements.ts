import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

type Values = readonly SQLInputValue[];
type Cell = string | number | null;

/** The rows a statement gives, as objects. Statements are prepared once for each connection. */
export function rows(database: DatabaseSync, sql: string, values: Values = []): Record<string, Cell>[] {
	return prepared(database, sql).all(...values) as Record<string, Cell>[];
}

/** The first row, if there is one. */
export function row(database: DatabaseSync, sql: string, values: Values = []): Record<string, Cell> | undefined {
	return prepared(database, sql).get(...values) as Record<string, Cell> | undefined;
}

/** The first column of every row, for statements that give whole numbers. */
export function numbers(database: DatabaseSync, sql: string, values: Values = []): number[] {
	return rows(database, sql, values).map((row) => Object.values(row)[0] as number);
}

/** The same of a great many rows. */
export function manyNumbers(database: DatabaseSync, sql: string, values: Values = []): Uint32Array {
	const statement = database.prepare(sql);
	statement.setReturnArrays(true);
	let found = new Uint32Array(1024);
	let count = 0;
	for (const cells of statement.iterate(...values)) {
		if (count === found.length) found = grown(found);
		found[count++] = (cells as unknown as readonly number[])[0]!;
	}
	return found.slice(0, count);
}

function grown(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
	const larger = new Uint32Array(numbers.length * 2);
	larger.set(numbers);
	return larger;
}

/** Runs a statement that gives no rows; says how many it changed. */
export function run(database: DatabaseSync, sql: string, values: Values = []): number {
	return Number(prepared(database, sql).run(...values).changes);
}

/** The id of a row that is there. */
export const idOfModel = (database: DatabaseSync, model: number): string =>
	row(database, "SELECT id FROM models WHERE model = ?", [model])!["id"] as string;

/** Runs a statement that adds a row; gives its number. */
export function inserted(database: DatabaseSync, sql: string, values: Values): number {
	return Number(prepared(database, sql).run(...values).lastInsertRowid);
}

const caches = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

function prepared(database: DatabaseSync, sql: string): StatementSync {
	const cache = caches.get(database) ?? new Map<string, StatementSync>();
	caches.set(database, cache);
	const statement = cache.get(sql) ?? database.prepare(sql);
	cache.set(sql, statement);
	return statement;
}
