import { clearTimeout, setTimeout } from "node:timers";
import { RenderingError } from "./error.ts";
import type { Outlets } from "./outlets.ts";
import type { Job, Results } from "./messages.ts";
import { Thread } from "./thread.ts";

/** The bounds of a pool. */
interface Bounds {
	readonly threads: number;
	/** Megabytes of heap of each thread. */
	readonly heap: number;
	/** Jobs that may wait for a thread; further ones are refused. */
	readonly waiting: number;
	/** Milliseconds that a job may wait. */
	readonly patience: number;
}

/** Does jobs in worker threads, which start when they are needed and are kept for further jobs. */
export class Pool {
	readonly #script: URL;
	readonly #bounds: Bounds;
	readonly #idle: Thread[] = [];
	readonly #waiting: Waiting[] = [];
	#threads = 0;

	constructor(script: URL, bounds: Bounds) {
		this.#script = script;
		this.#bounds = bounds;
	}

	/** Does a job. Rejects with a RenderingError where it takes more than its milliseconds, or the pool has too many jobs. */
	async run<J extends Job>(job: J, milliseconds: number, outlets: Outlets): Promise<Results[J["type"]]> {
		const thread = await this.#free();
		try {
			return (await thread.run(job, milliseconds, outlets)) as Results[J["type"]];
		} finally {
			this.#release(thread);
		}
	}

	/** Starts a thread if there is none, so that the first job need not wait for it. */
	warm(): void {
		if (this.#threads === 0) this.#release(this.#start());
	}

	/** A thread for one job: an idle one, a new one, or the next that is released. */
	#free(): Promise<Thread> | Thread {
		const idle = this.#idle.pop();
		if (idle?.isUsable === true) return idle;
		// One that has ended while it had no job is replaced.
		if (idle !== undefined) this.#threads -= 1;
		if (this.#threads < this.#bounds.threads) return this.#start();
		if (this.#waiting.length >= this.#bounds.waiting) throw new RenderingError("busy");
		return this.#next();
	}

	#next(): Promise<Thread> {
		const { promise, resolve, reject } = Promise.withResolvers<Thread>();
		const timer = setTimeout(() => {
			this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
			reject(new RenderingError("busy"));
		}, this.#bounds.patience);
		const waiting: Waiting = (thread) => {
			clearTimeout(timer);
			resolve(thread);
		};
		this.#waiting.push(waiting);
		return promise;
	}

	#start(): Thread {
		this.#threads += 1;
		return new Thread(this.#script, this.#bounds.heap);
	}

	/** Gives a thread to the next job; in place of one that has ended, another starts at once. */
	#release(thread: Thread): void {
		if (!thread.isUsable) this.#threads -= 1;
		const usable = thread.isUsable ? thread : this.#start();
		const next = this.#waiting.shift();
		if (next === undefined) this.#idle.push(usable);
		else next(usable);
	}
}

type Waiting = (thread: Thread) => void;
