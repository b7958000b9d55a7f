import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import type { ModelRecord } from "@vitrine/model";
import type { Load, LoadSummary } from "../../../api/searchIndex.ts";
import type { SourceInfo } from "../../../api/source.ts";
import { finishedImport } from "../../shared/errors.ts";
import { guarded } from "../errors.ts";
import { removeAbandonedSnapshots, removeSnapshot } from "../segmentStore/snapshotFiles.ts";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { MEMORY } from "../sqlite/connection.ts";
import { BackgroundBuilder, MIN_ROWS_TO_BUILD } from "./backgroundBuilder.ts";
import { StagedRows } from "./stagedRows.ts";

/** Records that are written at a time; other work of the process runs in between. */
const RECORDS_PER_WRITE = 200;
/** Records or milliseconds after which writes are committed: rarely, because ids in random order touch many pages. */
const FLUSH_AFTER = { records: 20_000, milliseconds: 1000 } as const;

/** An import. Its rows are staged until the commit, and survive a crash of the process. */
export class EmbeddedLoad implements Load {
	readonly #database: DatabaseSync;
	readonly #path: string;
	readonly #source: SourceInfo;
	readonly #staged: StagedRows;
	#builder: BackgroundBuilder | undefined;
	/** Records that are not flushed, and the time of the last flush. */
	#unflushed = 0;
	#flushedAt = performance.now();
	#onEnd: (() => void) | undefined;

	/** `onEnd` is called once. */
	constructor(database: DatabaseSync, path: string, source: SourceInfo, onEnd: () => void) {
		this.#database = database;
		this.#path = path;
		this.#source = source;
		this.#staged = guarded(path, () => {
			if (path !== MEMORY) removeAbandonedSnapshots(path, readCommitPoint(database).snapshot);
			return new StagedRows(database, source);
		});
		this.#onEnd = onEnd;
	}

	get unchanged(): number {
		return this.#staged.unchanged;
	}

	get repeated(): number {
		return this.#staged.repeated;
	}

	async add(records: readonly ModelRecord[]): Promise<void> {
		for (let at = 0; at < records.length; at += RECORDS_PER_WRITE) {
			this.#checkOpen();
			const some = records.slice(at, at + RECORDS_PER_WRITE);
			guarded(this.#path, () => this.#staged.write(some));
			this.#unflushed += some.length;
			// In memory, readers share the connection, and may not run inside the transaction of the import.
			if (this.#isFlushDue() || this.#path === MEMORY) await this.#flush();
			await setImmediate();
		}
	}

	async commit({ skipped, complete = false }: LoadSummary): Promise<void> {
		this.#checkOpen();
		try {
			await this.#flush();
			const deleted = guarded(this.#path, () => this.#staged.prepareCommit(complete));
			const snapshot = await this.#builder?.finish(this.#staged.lastRowId(), deleted);
			this.#commit(skipped, deleted, snapshot);
		} finally {
			await this.rollback();
		}
	}

	/** Ends the import. Its rows stay staged: the next import of the source resumes from them. */
	async rollback(): Promise<void> {
		if (this.#onEnd && this.#database.isOpen) this.#staged.flushIfPossible();
		await this.#builder?.stop();
		this.#builder = undefined;
		this.#onEnd?.();
		this.#onEnd = undefined;
	}

	#isFlushDue(): boolean {
		const { records, milliseconds } = FLUSH_AFTER;
		return this.#unflushed >= records || performance.now() - this.#flushedAt >= milliseconds;
	}

	async #flush(): Promise<void> {
		guarded(this.#path, () => this.#staged.flush());
		[this.#unflushed, this.#flushedAt] = [0, performance.now()];
		await this.#index();
	}

	#commit(skipped: number, deleted: readonly number[], snapshot: string | undefined): void {
		try {
			const before = guarded(this.#path, () => this.#staged.commit(this.#source, { skipped, deleted, snapshot }));
			if (snapshot !== undefined) removeSnapshot(this.#path, before);
		} catch (error) {
			removeSnapshot(this.#path, snapshot ?? null);
			throw error;
		}
	}

	/** Has the rows of a large import indexed while it runs. */
	async #index(): Promise<void> {
		const { visible } = this.#staged;
		const last = this.#staged.lastRowId();
		if (this.#path === MEMORY || last - visible < MIN_ROWS_TO_BUILD) return;
		this.#builder ??= new BackgroundBuilder(this.#path, visible);
		await this.#builder.indexUpTo(last);
	}

	#checkOpen(): void {
		if (!this.#onEnd || !this.#database.isOpen) throw finishedImport();
	}
}
