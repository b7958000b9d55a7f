import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

/** Values for the parameters of a statement. */
type Parameters = readonly SQLInputValue[];

/** All rows that a statement returns. */
export function rows<T extends object>(database: DatabaseSync, sql: string, values: Parameters = []): T[] {
	return prepared(database, sql).all(...values) as T[];
}

/** The first row that a statement returns, if any. */
export function row<T extends object>(database: DatabaseSync, sql: string, values: Parameters = []): T | undefined {
	return prepared(database, sql).get(...values) as T | undefined;
}

/** The first row of a statement that always returns one. */
export function onlyRow<T extends object>(database: DatabaseSync, sql: string, values: Parameters = []): T {
	const found = row<T>(database, sql, values);
	if (found === undefined) throw new RangeError(`No row for ${JSON.stringify(values)}: ${sql.trim()}`);
	return found;
}

/** Runs a statement that returns no rows; returns how many it changed. */
export function run(database: DatabaseSync, sql: string, values: Parameters = []): number {
	return Number(prepared(database, sql).run(...values).changes);
}

/** Runs a statement that inserts a row; returns the row id. */
export function insert(database: DatabaseSync, sql: string, values: Parameters): number {
	return Number(prepared(database, sql).run(...values).lastInsertRowid);
}

/** The prepared statements of each connection. Bounded by the statements in the code; dropped with the connection. */
const cache = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

function prepared(database: DatabaseSync, sql: string): StatementSync {
	const statements = cache.get(database) ?? new Map<string, StatementSync>();
	cache.set(database, statements);
	const statement = statements.get(sql) ?? database.prepare(sql);
	statements.set(sql, statement);
	return statement;
}
