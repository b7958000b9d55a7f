import type { Building } from "../../../api/maintenance.ts";
import type { PageCounts } from "../../../api/page.ts";
import { LIBRARY_KEYS } from "../../../indexing/catalogueIndexer.ts";
import type { VisibleTo } from "../../../api/searchIndex.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import type { CursorPosition } from "../../../query/cursor.ts";
import { BuildProgress } from "../segmentStore/buildProgress.ts";
import type { OnPart } from "../worker/messages.ts";
import { type SilenceLimits, WorkerClient } from "../worker/workerClient.ts";
import type { RawPage, Searcher } from "./searcher.ts";

/** Milliseconds that the thread waits for a lock; in WAL mode only opening and recovery take one. */
const LOCK_TIMEOUT_MS = 5000;

/** Megabytes for short-lived objects: a search leaves few, and segments are typed arrays outside the heap. */
const YOUNG_GENERATION_MB = 8;

/**
 * A thread that is silent for longer hangs, and another one takes its place. Its first answer may need the whole catalogue
 * to be read; merging the segments of millions of records takes less than a minute.
 */
const SILENCE_MS: SilenceLimits = { first: 900_000, later: 60_000 };

/** Searches a database file in a worker thread, so that a search does not block the calling thread. */
export class WorkerSearcher implements Searcher {
	readonly #worker: WorkerClient;
	readonly #progress = new BuildProgress();
	/** Rows that had been read at the last look. */
	#seen = 0;

	constructor(path: string) {
		const script = new URL("search.worker.ts", import.meta.url);
		const settings = {
			path,
			lockTimeout: LOCK_TIMEOUT_MS,
			libraryKeys: LIBRARY_KEYS,
			progress: this.#progress.shared,
		};
		const limits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
		this.#worker = new WorkerClient(script, settings, {
			limits,
			silence: SILENCE_MS,
			isWorking: () => this.#hasProgressed(),
		});
	}

	get building(): Building | undefined {
		return this.#progress.current;
	}

	async search(query: CheckedQuery, after: CursorPosition | undefined, onRows: OnPart<RawPage>): Promise<PageCounts> {
		if (query.facets.length + query.upTo.size > 0) return this.#worker.callInParts(onRows, "search", query, after);
		// A message costs as much as a small search: rows without counts come in one.
		onRows(await this.#worker.call<RawPage>("rows", query, after));
		return { facets: {} };
	}

	similar(id: string, limit: number, visibleTo: VisibleTo): Promise<readonly string[]> {
		return this.#worker.call("similar", id, limit, visibleTo);
	}

	close(): Promise<void> {
		return this.#worker.stop();
	}

	/** Whether rows have been read since the last call: a thread that builds is silent for minutes and does not hang. */
	#hasProgressed(): boolean {
		const { done } = this.#progress;
		const hasProgressed = done > this.#seen;
		this.#seen = done;
		return hasProgressed;
	}
}
