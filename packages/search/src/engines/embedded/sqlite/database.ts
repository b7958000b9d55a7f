import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { foreignDatabase, guarded, otherSchema } from "../errors.ts";
import { connect, inTransaction, MEMORY } from "./connection.ts";
import { CREATE_TABLES, SCHEMA_VERSION } from "./schema.ts";

/** Milliseconds that a reader waits for a lock; in WAL mode only opening and recovery take one. */
const LOCK_TIMEOUT_MS = 5000;

/** Opens the catalogue at `path`; creates it if it is missing. */
export function openDatabase(path: string): DatabaseSync {
	return guarded(path, () => {
		if (path !== MEMORY) mkdirSync(dirname(path), { recursive: true });
		const database = connect(path, LOCK_TIMEOUT_MS);
		try {
			prepareSchema(database, path);
			return database;
		} catch (error) {
			database.close();
			throw error;
		}
	});
}

function prepareSchema(database: DatabaseSync, path: string): void {
	const version = schemaVersion(database, path);
	if (version === SCHEMA_VERSION) return;
	if (version !== undefined) throw otherSchema(path, version, SCHEMA_VERSION);
	database.exec("PRAGMA journal_mode = WAL");
	inTransaction(database, "IMMEDIATE", () => {
		if (schemaVersion(database, path) === undefined) database.exec(CREATE_TABLES);
	});
}

/** The version of the schema; undefined for an empty database. */
function schemaVersion(database: DatabaseSync, path: string): number | undefined {
	const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
	if (tables.length === 0) return undefined;
	if (!tables.some(({ name }) => name === "schema")) throw foreignDatabase(path);
	const row = database.prepare("SELECT * FROM schema").get();
	if (row?.["application"] !== "vitrine") throw foreignDatabase(path);
	return Number(row["version"]);
}
