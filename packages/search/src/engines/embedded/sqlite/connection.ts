import { DatabaseSync } from "node:sqlite";

/** A database that exists only in this process. */
export const MEMORY = ":memory:";

/** Opens another connection to an existing database; it waits up to `lockTimeout` milliseconds for a lock. */
export function connect(path: string, lockTimeout: number): DatabaseSync {
	const database = new DatabaseSync(path, { timeout: lockTimeout });
	database.exec("PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 67108864");
	return database;
}

/**
 * A connection for many writes: with a large page cache and few checkpoints. What it commits also survives a power failure;
 * the other connections leave that to the next checkpoint.
 */
export function connectWriter(path: string, lockTimeout: number): DatabaseSync {
	const database = connect(path, lockTimeout);
	database.exec("PRAGMA synchronous = FULL; PRAGMA cache_size = -131072; PRAGMA wal_autocheckpoint = 16384");
	return database;
}

/** Runs `work` in a transaction, which is rolled back if it throws. */
export function inTransaction<T>(database: DatabaseSync, kind: "DEFERRED" | "IMMEDIATE", work: () => T): T {
	database.exec(`BEGIN ${kind}`);
	try {
		const result = work();
		database.exec("COMMIT");
		return result;
	} catch (error) {
		rollBack(database);
		throw error;
	}
}

/** Rolls back the transaction, if there is one. */
export function rollBack(database: DatabaseSync): void {
	if (database.isTransaction) database.exec("ROLLBACK");
}
