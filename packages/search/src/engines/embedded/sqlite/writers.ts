import type { DatabaseSync } from "node:sqlite";
import { guarded } from "../errors.ts";
import { connectWriter, MEMORY } from "./connection.ts";
import { Mutex } from "./mutex.ts";
import { acquireWriteLock, type Release } from "./writeLock.ts";

/** A connection that holds the write lock. */
interface Writer {
	readonly database: DatabaseSync;
	readonly release: Release;
}

/** Gives write access to a catalogue to one writer at a time. */
export class Writers {
	readonly #database: DatabaseSync;
	readonly #path: string;
	readonly #patience: number;
	readonly #mutex = new Mutex();

	/** `database` is the only connection if the catalogue is in memory. */
	constructor(database: DatabaseSync, path: string, patience: number) {
		this.#database = database;
		this.#path = path;
		this.#patience = patience;
	}

	/** Waits for the write lock. Throws IndexError if another process keeps it too long. */
	async acquire(): Promise<Writer> {
		if (this.#path === MEMORY) return { database: this.#database, release: await this.#mutex.acquire() };
		const unlock = await acquireWriteLock(this.#path, this.#patience);
		const database = guarded(this.#path, () => connectWriter(this.#path, this.#patience));
		const release = (): void => {
			database.close();
			unlock();
		};
		return { database, release };
	}
}
