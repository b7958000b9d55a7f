import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { foreignDatabase, guarded, otherSchema } from "../errors.ts";
import { connect, inTransaction, MEMORY } from "./connection.ts";
import { CREATE_TABLES, SCHEMA_VERSION } from "./schema.ts";
import { isUpgradable, upgradeTables } from "./upgrade.ts";

/** Milliseconds that a reader waits for a lock; in WAL mode only opening and recovery take one. */
const LOCK_TIMEOUT_MS = 5000;
/** Milliseconds that an upgrade waits for another process that upgrades or imports. */
const UPGRADE_TIMEOUT_MS = 600_000;

/** Called with a sentence for the operator. */
type OnNotice = (message: string) => void;

/**
 * Opens the catalogue at `path`; creates it if it is missing, and upgrades one of an earlier version. Throws IndexError if
 * it cannot be used.
 */
export function openDatabase(path: string, onNotice: OnNotice = () => {}): DatabaseSync {
	return guarded(path, () => {
		if (path !== MEMORY) mkdirSync(dirname(path), { recursive: true });
		const database = connect(path, LOCK_TIMEOUT_MS);
		try {
			prepareSchema(database, path, onNotice);
			return database;
		} catch (error) {
			database.close();
			throw error;
		}
	});
}

function prepareSchema(database: DatabaseSync, path: string, onNotice: OnNotice): void {
	const version = schemaVersion(database, path);
	if (version === SCHEMA_VERSION) return;
	if (version === undefined) createTables(database, path);
	else if (isUpgradable(version)) upgrade(database, path, version, onNotice);
	else throw otherSchema(path, version, SCHEMA_VERSION);
}

function createTables(database: DatabaseSync, path: string): void {
	database.exec("PRAGMA journal_mode = WAL");
	inTransaction(database, "IMMEDIATE", () => {
		if (schemaVersion(database, path) === undefined) database.exec(CREATE_TABLES);
	});
}

/** Upgrades the tables in one transaction: readers see the old ones or the new ones, also after a crash. */
function upgrade(database: DatabaseSync, path: string, version: number, onNotice: OnNotice): void {
	onNotice(`Upgrading ${path} from schema ${version} to ${SCHEMA_VERSION}; no record is lost …`);
	const started = performance.now();
	database.exec(`PRAGMA busy_timeout = ${UPGRADE_TIMEOUT_MS}`);
	inTransaction(database, "IMMEDIATE", () => {
		// Another process may have upgraded it meanwhile.
		if (schemaVersion(database, path) !== SCHEMA_VERSION) upgradeTables(database, version);
	});
	database.exec(`PRAGMA busy_timeout = ${LOCK_TIMEOUT_MS}`);
	onNotice(`Upgraded ${path} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
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
