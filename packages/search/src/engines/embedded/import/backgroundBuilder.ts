import { availableParallelism } from "node:os";
import { LIBRARY_KEYS } from "../../../indexing/catalogueIndexer.ts";
import type { SharedBatch } from "../segment/build/sharedBatch.ts";
import { WorkerClient } from "../worker/workerClient.ts";

/** Imports of fewer rows are indexed by the next search. */
export const MIN_ROWS_TO_BUILD = 20_000;
/** Rows per call of a worker, and calls of each that may be waiting. */
const [ROWS_PER_CALL, MAX_WAITING] = [10_000, 2];
/** Milliseconds that a worker waits for a lock. */
const LOCK_TIMEOUT_MS = 60_000;
/** Workers: indexing a record takes three times as long as storing it. More would need memory for more batches. */
const MOST_WORKERS = 2;

/** Builds the segment of a large import in worker threads while the import runs. */
export class BackgroundBuilder {
	readonly #workers: readonly WorkerClient[];
	readonly #waiting: Promise<unknown>[] = [];
	readonly #after: number;
	#requested: number;
	#calls = 0;

	/** The rows of the import have ids above `after`. */
	constructor(path: string, after: number) {
		const settings = { path, lockTimeout: LOCK_TIMEOUT_MS, libraryKeys: LIBRARY_KEYS };
		const script = new URL("build.worker.ts", import.meta.url);
		const length = Math.min(MOST_WORKERS, availableParallelism());
		this.#workers = Array.from({ length }, () => new WorkerClient(script, settings));
		this.#after = after;
		this.#requested = after;
	}

	/** Indexes the rows up to a row id, once they are enough for a call. Waits if the workers are far behind. */
	async indexUpTo(rowId: number): Promise<void> {
		if (rowId - this.#requested < ROWS_PER_CALL) return;
		this.#index(rowId);
		if (this.#waiting.length > MAX_WAITING * this.#workers.length) await this.#waiting.shift();
	}

	/** Writes the snapshot as of the commit that deletes some rows; returns the name of its file. */
	async finish(lastRowId: number, deleted: readonly number[]): Promise<string> {
		if (lastRowId > this.#requested) this.#index(lastRowId);
		await Promise.all(this.#waiting);
		const [first, ...others] = this.#workers;
		const batches = await Promise.all(others.map((worker) => worker.call<readonly SharedBatch[]>("batches")));
		const range = { after: this.#after, upTo: lastRowId };
		return first!.call("finish", range, batches.flat(), deleted);
	}

	async stop(): Promise<void> {
		await Promise.all(this.#workers.map((worker) => worker.stop()));
	}

	/** Has the next rows indexed by the next worker. */
	#index(upTo: number): void {
		const worker = this.#workers[this.#calls++ % this.#workers.length]!;
		this.#waiting.push(worker.call("index", { after: this.#requested, upTo }));
		this.#requested = upTo;
	}
}
