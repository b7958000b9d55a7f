import { setImmediate } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import { IndexError } from "../../errors.ts";
import type { Load, LoadSummary, SourceInfo } from "../../shapes.ts";
import { guarded } from "./faults.ts";
import { Staging } from "./staging.ts";

/** Records written at a time; other work of the process runs in between. */
const PORTION = 200;

/** An import: what it brings is kept aside until its commit, also where the process dies. */
export class StagedLoad implements Load {
	readonly #database: DatabaseSync;
	readonly #path: string;
	readonly #source: SourceInfo;
	readonly #staging: Staging;
	#end: (() => void) | undefined;

	/** `end` is called once, when it is over. */
	constructor(database: DatabaseSync, path: string, source: SourceInfo, end: () => void) {
		this.#database = database;
		this.#path = path;
		this.#source = source;
		this.#staging = guarded(path, () => new Staging(database, source));
		this.#end = end;
	}

	async add(records: readonly ModelRecord[]): Promise<void> {
		for (let at = 0; at < records.length; at += PORTION) {
			this.#checkOpen();
			guarded(this.#path, () => this.#staging.put(records.slice(at, at + PORTION)));
			await setImmediate();
		}
	}

	async commit({ skipped, complete = false }: LoadSummary): Promise<void> {
		this.#checkOpen();
		try {
			guarded(this.#path, () => this.#staging.commit(this.#source, skipped, complete));
		} finally {
			await this.rollback();
		}
	}

	/** What was brought stays aside: the next import of this source goes on from there. */
	async rollback(): Promise<void> {
		this.#end?.();
		this.#end = undefined;
	}

	#checkOpen(): void {
		if (!this.#end || !this.#database.isOpen) throw new IndexError("closed", "This import is over: start another one");
	}
}
