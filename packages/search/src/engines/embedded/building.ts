import { LIBRARY_KEYS } from "../../filed.ts";
import type { SearchData } from "./searchingApart.ts";
import { Thread } from "./thread.ts";

/** Rows that are worth a thread; fewer are taken in by whoever searches next. */
export const WORTH = 20_000;
/** Rows that the thread is given at a time, and how many such portions it may be behind. */
const PORTION = 10_000;
const BEHIND = 2;
/** Milliseconds the thread waits for a lock. */
const PATIENCE = 60_000;

/** Makes, in a thread of its own, the index of what an import brings while it brings it. */
export class Building {
	readonly #thread: Thread;
	readonly #running: Promise<unknown>[] = [];
	#given: number;

	/** Rows come after the number `first`. */
	constructor(path: string, first: number) {
		const data: SearchData = { path, patience: PATIENCE, keys: LIBRARY_KEYS };
		this.#thread = new Thread(new URL("building.worker.ts", import.meta.url), data);
		this.#given = first;
	}

	/** Says that rows up to a number are there; waits where the thread is too far behind. */
	async reach(last: number): Promise<void> {
		if (last - this.#given < PORTION) return;
		this.#given = last;
		this.#running.push(this.#thread.ask("take", last));
		if (this.#running.length > BEHIND) await this.#running.shift();
	}

	/** Writes the index as it will be after the commit that takes rows out; gives the name of its file. */
	async finish(last: number, gone: readonly number[]): Promise<string> {
		await Promise.all(this.#running);
		return this.#thread.ask("finish", last, gone);
	}

	end(): Promise<void> {
		return this.#thread.end();
	}
}
