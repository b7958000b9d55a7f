import { LIBRARY_KEYS } from "../../../indexing/catalogueIndexer.ts";
import { WorkerClient } from "../worker/workerClient.ts";

/** Imports of fewer rows are indexed by the next search. */
export const MIN_ROWS_TO_BUILD = 20_000;
/** Rows per call of the worker, and calls that may be waiting. */
const [ROWS_PER_CALL, MAX_WAITING] = [10_000, 2];
/** Milliseconds that the worker waits for a lock. */
const LOCK_TIMEOUT_MS = 60_000;

/** Builds the segment of a large import in a worker thread while the import runs. */
export class BackgroundBuilder {
	readonly #worker: WorkerClient;
	readonly #waiting: Promise<unknown>[] = [];
	#requested: number;

	/** The rows of the import have ids above `after`. */
	constructor(path: string, after: number) {
		const settings = { path, lockTimeout: LOCK_TIMEOUT_MS, libraryKeys: LIBRARY_KEYS };
		this.#worker = new WorkerClient(new URL("build.worker.ts", import.meta.url), settings);
		this.#requested = after;
	}

	/** Indexes the rows up to a row id, once they are enough for a call. Waits if the worker is far behind. */
	async indexUpTo(rowId: number): Promise<void> {
		if (rowId - this.#requested < ROWS_PER_CALL) return;
		this.#requested = rowId;
		const indexed = this.#worker.call("index", rowId);
		// What fails is thrown where it is awaited, which may be later.
		indexed.catch(() => {});
		this.#waiting.push(indexed);
		if (this.#waiting.length > MAX_WAITING) await this.#waiting.shift();
	}

	/** Writes the snapshot as of the commit that deletes some rows; returns the name of its file. */
	async finish(lastRowId: number, deleted: readonly number[]): Promise<string> {
		await Promise.all(this.#waiting);
		return this.#worker.call("finish", lastRowId, deleted);
	}

	stop(): Promise<void> {
		return this.#worker.stop();
	}
}
