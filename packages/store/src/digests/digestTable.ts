import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { messageOf } from "@vitrine/model";
import type { FileVersion } from "./fileVersion.ts";

/** Incremented with every change to the table; a file of another version is replaced. */
const VERSION = 1;
/** Milliseconds to wait for another process that writes. */
const PATIENCE = 500;
const MEMORY = ":memory:";

/** What is known of a path: the digest, and the version that it is of. */
interface Known {
	readonly size: number;
	readonly modified: number | null;
	readonly changed: number | null;
	readonly digest: string;
}

/** The digests of files, in a file of their own: an import that holds the lock of the catalogue delays none of them. */
export class DigestTable {
	readonly #database: DatabaseSync;
	readonly #select: StatementSync;
	readonly #insert: StatementSync;

	private constructor(database: DatabaseSync) {
		this.#database = database;
		this.#select = database.prepare(
			"SELECT size, modified, changed, digest FROM digests WHERE source = ? AND id = ? AND path = ?",
		);
		this.#insert = database.prepare("INSERT OR REPLACE INTO digests VALUES (?, ?, ?, ?, ?, ?, ?)");
	}

	/**
	 * Opens the table in a file; what cannot be read is computed again. Without a path, and where the file cannot be written,
	 * which `onNotice` is called with, it is in memory.
	 */
	static open(path: string | undefined, onNotice: (message: string) => void): DigestTable {
		if (path === undefined) return new DigestTable(prepared(MEMORY));
		try {
			return new DigestTable(prepared(path));
		} catch (error) {
			onNotice(`${path} cannot be used; digests of files are computed again after a restart (${messageOf(error)})`);
			return new DigestTable(prepared(MEMORY));
		}
	}

	/** The digest of this version, and that of another version at the same path. */
	find(version: FileVersion): { readonly digest?: string; readonly earlier?: string } {
		const { source, id, path, size, modified, changed } = version;
		const known = this.#select.get(source, id, path) as Known | undefined;
		if (known === undefined) return {};
		const isSame = known.size === size && known.modified === (modified ?? null) && known.changed === (changed ?? null);
		return isSame ? { digest: known.digest } : { earlier: known.digest };
	}

	/** Keeps a digest. One that cannot be written, as on a full disk, is computed again. */
	keep({ source, id, path, size, modified, changed }: FileVersion, digest: string): void {
		try {
			this.#insert.run(source, id, path, size, modified ?? null, changed ?? null, digest);
		} catch {
			// Nothing depends on it.
		}
	}

	close(): void {
		this.#database.close();
	}
}

function prepared(path: string): DatabaseSync {
	if (path !== MEMORY) mkdirSync(dirname(path), { recursive: true });
	try {
		return withTable(path);
	} catch (error) {
		if (path === MEMORY || !isDamaged(error)) throw error;
		for (const end of ["", "-wal", "-shm"]) rmSync(`${path}${end}`, { force: true });
		return withTable(path);
	}
}

function withTable(path: string): DatabaseSync {
	const database = new DatabaseSync(path, { timeout: PATIENCE });
	try {
		database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
		const version = Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
		database.exec(version === VERSION ? CREATE : `DROP TABLE IF EXISTS digests; ${CREATE}`);
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

const CREATE = `
	CREATE TABLE IF NOT EXISTS digests (
		source TEXT NOT NULL, id TEXT NOT NULL, path TEXT NOT NULL,
		size INTEGER NOT NULL, modified REAL, changed REAL, digest TEXT NOT NULL,
		PRIMARY KEY (source, id, path)
	) WITHOUT ROWID;
	PRAGMA user_version = ${VERSION}`;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const isDamaged = (error: unknown): boolean =>
	error instanceof Error && "errcode" in error && [11, 26].includes(Number(error.errcode) & 0xff);
