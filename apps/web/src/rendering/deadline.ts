import type { Worker } from "node:worker_threads";

/** How many times its milliseconds a job may take by the clock: a thread of a busy machine waits for a processor. */
const BUSY = 5;

/**
 * Ends a job once its thread has used some milliseconds of processor time, with those in which it waited for bytes. By the clock
 * alone, ordinary jobs would be ended on a busy machine; a job never takes more than five times as long by it.
 */
export class Deadline {
	readonly #worker: Worker;
	readonly #milliseconds: number;
	readonly #end: () => void;
	readonly #before: Promise<number>;
	readonly #last: NodeJS.Timeout;
	#next: NodeJS.Timeout;
	#waited = 0;
	#waits = 0;
	#since = 0;
	#isOver = false;

	/** `end` is called unless `clear` is called before. */
	constructor(worker: Worker, milliseconds: number, end: () => void) {
		this.#worker = worker;
		this.#milliseconds = milliseconds;
		this.#end = end;
		this.#before = this.#used();
		this.#last = setTimeout(end, BUSY * milliseconds);
		this.#next = this.#lookIn(milliseconds);
	}

	clear(): void {
		this.#isOver = true;
		clearTimeout(this.#last);
		clearTimeout(this.#next);
	}

	/** Bytes that the thread waits for. */
	async waiting<T>(bytes: Promise<T>): Promise<T> {
		if (this.#waits++ === 0) this.#since = performance.now();
		try {
			return await bytes;
		} finally {
			if (--this.#waits === 0) this.#waited += performance.now() - this.#since;
		}
	}

	#lookIn(milliseconds: number): NodeJS.Timeout {
		return setTimeout(() => void this.#look(), milliseconds);
	}

	async #look(): Promise<void> {
		const used = (await this.#used()) - (await this.#before);
		const waits = this.#waits > 0 ? performance.now() - this.#since : 0;
		const left = this.#milliseconds - used - this.#waited - waits;
		if (this.#isOver) return;
		if (left > 0) this.#next = this.#lookIn(left);
		else this.#end();
	}

	/** Milliseconds of processor time of the thread so far. One that has ended has used all. */
	async #used(): Promise<number> {
		try {
			const { user, system } = await this.#worker.cpuUsage();
			return (user + system) / 1000;
		} catch {
			return Infinity;
		}
	}
}
