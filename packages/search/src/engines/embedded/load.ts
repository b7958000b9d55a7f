import { setImmediate } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import { IndexError } from "../../errors.ts";
import type { Load, LoadSummary, SourceInfo } from "../../shapes.ts";
import { Building, WORTH } from "./building.ts";
import { MEMORY } from "./database.ts";
import { guarded } from "./faults.ts";
import { forget, sweep } from "./snapshots.ts";
import { Staging } from "./staging.ts";
import { stateOf } from "./state.ts";

/** Records written at a time; other work of the process runs in between. */
const PORTION = 200;
/** Records, and milliseconds, after which what was written is made safe: seldom, because ids that come in no order touch pages all over. */
const SAFE = { records: 20_000, milliseconds: 1000 };

/** An import: what it brings is kept aside until its commit, also where the process dies. */
export class StagedLoad implements Load {
	readonly #database: DatabaseSync;
	readonly #path: string;
	readonly #source: SourceInfo;
	readonly #staging: Staging;
	#building: Building | undefined;
	/** Records that are not yet safe. */
	#unsafe = 0;
	#flushed = performance.now();
	#end: (() => void) | undefined;

	/** `end` is called once, when it is over. */
	constructor(database: DatabaseSync, path: string, source: SourceInfo, end: () => void) {
		this.#database = database;
		this.#path = path;
		this.#source = source;
		this.#staging = guarded(path, () => {
			if (path !== MEMORY) sweep(path, stateOf(database).snapshot);
			return new Staging(database, source);
		});
		this.#end = end;
	}

	async add(records: readonly ModelRecord[]): Promise<void> {
		for (let at = 0; at < records.length; at += PORTION) {
			this.#checkOpen();
			const portion = records.slice(at, at + PORTION);
			guarded(this.#path, () => this.#staging.put(portion));
			this.#unsafe += portion.length;
			// In memory readers share the connection: they would find a transaction that is not theirs.
			if (this.#isTime() || this.#path === MEMORY) await this.#flush();
			await setImmediate();
		}
	}

	get met(): number {
		return this.#staging.met;
	}

	#isTime(): boolean {
		return this.#unsafe >= SAFE.records || performance.now() - this.#flushed >= SAFE.milliseconds;
	}

	async #flush(): Promise<void> {
		guarded(this.#path, () => this.#staging.flush());
		[this.#unsafe, this.#flushed] = [0, performance.now()];
		await this.#build();
	}

	async commit({ skipped, complete = false }: LoadSummary): Promise<void> {
		this.#checkOpen();
		try {
			await this.#flush();
			const gone = guarded(this.#path, () => this.#staging.settle(complete));
			const snapshot = await this.#building?.finish(this.#staging.last(), gone);
			this.#show(skipped, gone, snapshot);
		} finally {
			await this.rollback();
		}
	}

	/** What was brought stays aside: the next import of this source goes on from there. */
	async rollback(): Promise<void> {
		if (this.#end && this.#database.isOpen) this.#staging.keep();
		await this.#building?.end();
		this.#building = undefined;
		this.#end?.();
		this.#end = undefined;
	}

	#show(skipped: number, gone: readonly number[], snapshot: string | undefined): void {
		try {
			const before = guarded(this.#path, () => this.#staging.commit(this.#source, skipped, gone, snapshot));
			if (snapshot !== undefined) forget(this.#path, before);
		} catch (error) {
			forget(this.#path, snapshot ?? null);
			throw error;
		}
	}

	/** What is brought in great number is made ready to be searched at the same time. */
	async #build(): Promise<void> {
		const last = this.#staging.last();
		if (this.#path === MEMORY || last - this.#staging.visible < WORTH) return;
		this.#building ??= new Building(this.#path, this.#staging.visible);
		await this.#building.reach(last);
	}

	#checkOpen(): void {
		if (!this.#end || !this.#database.isOpen) throw new IndexError("closed", "This import is over: start another one");
	}
}
