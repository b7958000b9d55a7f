import { setImmediate } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import { IndexError } from "../../errors.ts";
import type { Load, LoadSummary, SourceInfo } from "../../shapes.ts";
import { inTransaction } from "./database.ts";
import { guarded } from "./faults.ts";
import { nextGeneration, putGeneration, putRecord, putSource, removeStale } from "./writer.ts";

/** Milliseconds an import works before other work of the process has its turn. */
const TURN = 8;

/** An import into a file: one transaction, on a connection of its own. */
export class FileLoad implements Load {
	readonly #database: DatabaseSync;
	readonly #path: string;
	readonly #source: SourceInfo;
	readonly #number: number;
	readonly #generation: number;
	readonly #ended: () => void;

	/** `database` has a write transaction begun; `ended` is called once, when it is over. */
	constructor(database: DatabaseSync, path: string, source: SourceInfo, ended: (load: Load) => void) {
		this.#database = database;
		this.#path = path;
		this.#source = source;
		this.#generation = nextGeneration(database);
		this.#number = putSource(database, source, 0);
		this.#ended = () => ended(this);
	}

	async add(records: readonly ModelRecord[]): Promise<void> {
		let since = performance.now();
		for (const record of records) {
			this.#checkOpen();
			guarded(this.#path, () => putRecord(this.#database, record, this.#number, this.#generation));
			if (performance.now() - since < TURN) continue;
			await setImmediate();
			since = performance.now();
		}
	}

	async commit({ skipped, complete }: LoadSummary): Promise<void> {
		this.#checkOpen();
		try {
			guarded(this.#path, () => {
				if (complete) removeStale(this.#database, this.#number, this.#generation);
				putSource(this.#database, this.#source, skipped);
				putGeneration(this.#database, this.#generation);
				this.#database.exec("COMMIT");
			});
		} finally {
			await this.rollback();
		}
	}

	/** Closing the connection undoes a transaction that was not committed. */
	async rollback(): Promise<void> {
		if (!this.#database.isOpen) return;
		this.#database.close();
		this.#ended();
	}

	#checkOpen(): void {
		if (!this.#database.isOpen) throw over();
	}
}

/** An import into memory, where there is one connection for all: it is kept aside until it is committed. */
export class MemoryLoad implements Load {
	readonly #database: DatabaseSync;
	readonly #source: SourceInfo;
	#kept: ModelRecord[] | undefined = [];

	constructor(database: DatabaseSync, source: SourceInfo) {
		this.#database = database;
		this.#source = source;
	}

	async add(records: readonly ModelRecord[]): Promise<void> {
		if (!this.#kept) throw over();
		for (const record of records) this.#kept.push(record);
	}

	async commit({ skipped, complete }: LoadSummary): Promise<void> {
		const records = this.#kept;
		if (!records) throw over();
		this.#kept = undefined;
		inTransaction(this.#database, "IMMEDIATE", () => {
			const generation = nextGeneration(this.#database);
			const number = putSource(this.#database, this.#source, skipped);
			for (const record of records) putRecord(this.#database, record, number, generation);
			if (complete) removeStale(this.#database, number, generation);
			putGeneration(this.#database, generation);
		});
	}

	async rollback(): Promise<void> {
		this.#kept = undefined;
	}
}

const over = (): IndexError => new IndexError("closed", "This import is over: start another one");
