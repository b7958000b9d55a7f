import { clearTimeout, setTimeout } from "node:timers";
import { Worker } from "node:worker_threads";
import { Deadline } from "./deadline.ts";
import { type RenderingCode, RenderingError } from "./error.ts";
import type { Job, RenderRequest, Response } from "./messages.ts";
import type { Outlets } from "./outlets.ts";

/** Megabytes of the part of a thread's heap that new objects are in; the rest is a bound of the pool. */
const YOUNG = 32;

/** Milliseconds that a thread may take to start, on a machine that is busy. */
const START = 20_000;

/** One worker thread, which does one job at a time. A job that exceeds a bound ends the thread. */
export class Thread {
	readonly #worker: Worker;
	readonly #ready = Promise.withResolvers<void>();
	#work: Work | undefined;
	/** Whether it can do further jobs. */
	isUsable = true;

	/** `heap` is in megabytes. */
	constructor(script: URL, heap: number) {
		const resourceLimits = { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: YOUNG };
		this.#worker = new Worker(script, { resourceLimits });
		this.#worker.on("message", (response: Response) => this.#receive(response));
		this.#worker.on("error", (error: NodeJS.ErrnoException) =>
			this.#fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : "failed", error),
		);
		this.#worker.on("exit", () => this.#fail("failed"));
		this.#worker.unref();
		// A thread that does not start fails with its first job.
		this.#ready.promise.catch(() => {});
	}

	/** Does a job; rejects with a RenderingError where it exceeds a bound. Its milliseconds start once the thread is ready. */
	async run(job: Job, milliseconds: number, outlets: Outlets): Promise<unknown> {
		const work: Work = { ...Promise.withResolvers<unknown>(), outlets };
		this.#work = work;
		this.#worker.ref();
		try {
			await this.#started(work);
			work.deadline = new Deadline(this.#worker, milliseconds, () => this.#fail("deadline"));
			this.#send({ job });
			return await work.promise;
		} finally {
			work.deadline?.clear();
			this.#work = undefined;
			this.#worker.unref();
		}
	}

	/** Resolves when the thread is ready; rejects where it ends before. */
	async #started({ promise }: Work): Promise<void> {
		const timer = setTimeout(() => this.#fail("deadline"), START);
		try {
			await Promise.race([this.#ready.promise, promise]);
		} finally {
			clearTimeout(timer);
		}
	}

	/** Ends the thread. */
	async stop(): Promise<void> {
		this.isUsable = false;
		await this.#worker.terminate();
	}

	#receive(response: Response): void {
		if ("ready" in response) this.#ready.resolve();
		else if ("piece" in response) this.#work?.outlets.piece(response.piece);
		else if ("range" in response) void this.#read(response.range);
		else if ("result" in response) this.#work?.resolve(response.result);
		else this.#work?.reject(new RenderingError("failed", new Error(response.error)));
	}

	/** Answers with bytes of the job's file; an error of the file is the job's. */
	async #read(range: Parameters<Outlets["read"]>[0]): Promise<void> {
		const work = this.#work;
		try {
			const bytes = await work?.deadline?.waiting(work.outlets.read(range));
			if (this.isUsable && work === this.#work) this.#send({ bytes });
		} catch (error) {
			work?.reject(error);
			void this.stop();
		}
	}

	#send(request: RenderRequest): void {
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
		this.#worker.postMessage(request);
	}

	#fail(code: RenderingCode, cause?: unknown): void {
		const error = new RenderingError(code, cause);
		this.#ready.reject(error);
		this.#work?.reject(error);
		if (this.isUsable) void this.stop();
	}
}

interface Work extends PromiseWithResolvers<unknown> {
	readonly outlets: Outlets;
	/** From when the job was sent. */
	deadline?: Deadline;
}
