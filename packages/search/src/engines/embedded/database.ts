import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { IndexError } from "../../errors.ts";
import { guarded } from "./faults.ts";
import { CREATE, VERSION } from "./schema.ts";

/** The database that lives in this process alone. */
export const MEMORY = ":memory:";

/** Milliseconds a reader waits for a lock; in this mode only start and recovery take one. */
const READER_PATIENCE = 5000;

/** Opens the catalogue at `path`, and makes one where there is none. */
export function openDatabase(path: string): DatabaseSync {
	return guarded(path, () => {
		if (path !== MEMORY) mkdirSync(dirname(path), { recursive: true });
		const database = connect(path, READER_PATIENCE);
		try {
			prepareSchema(database, path);
			return database;
		} catch (error) {
			database.close();
			throw error;
		}
	});
}

/** One more connection to a database that is there, which waits `patience` milliseconds for locks. */
export function connect(path: string, patience: number): DatabaseSync {
	const database = new DatabaseSync(path, { timeout: patience });
	database.exec("PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 67108864");
	return database;
}

/** A connection for writing a great deal: what is written again and again stays in memory, and moves on seldom. */
export function connectWriter(path: string, patience: number): DatabaseSync {
	const database = connect(path, patience);
	database.exec("PRAGMA cache_size = -131072; PRAGMA wal_autocheckpoint = 16384");
	return database;
}

/** Runs `work` in a transaction, which is undone if it throws. */
export function inTransaction<T>(database: DatabaseSync, kind: "DEFERRED" | "IMMEDIATE", work: () => T): T {
	database.exec(`BEGIN ${kind}`);
	try {
		const result = work();
		database.exec("COMMIT");
		return result;
	} catch (error) {
		if (database.isTransaction) database.exec("ROLLBACK");
		throw error;
	}
}

function prepareSchema(database: DatabaseSync, path: string): void {
	const found = versionOf(database, path);
	if (found === VERSION) return;
	if (found !== undefined) throw otherVersion(path, found);
	database.exec("PRAGMA journal_mode = WAL");
	inTransaction(database, "IMMEDIATE", () => {
		if (versionOf(database, path) === undefined) database.exec(CREATE);
	});
}

/** The version of the schema, undefined for an empty database. */
function versionOf(database: DatabaseSync, path: string): number | undefined {
	const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
	if (names.length === 0) return undefined;
	if (!names.some(({ name }) => name === "schema")) throw foreign(path);
	const row = database.prepare("SELECT * FROM schema").get();
	if (row?.["application"] !== "vitrine") throw foreign(path);
	return Number(row["version"]);
}

function foreign(path: string): IndexError {
	const message = `${path} is a database, but not a catalogue of Vitrine. Choose another file, or another directory`;
	return new IndexError("foreign", message);
}

function otherVersion(path: string, found: number): IndexError {
	const message =
		`${path} was made by another version of Vitrine: its schema is number ${found}, this version reads ${VERSION}. ` +
		"Move the file away and import its sources again; nothing else is kept in it";
	return new IndexError("version", message);
}
