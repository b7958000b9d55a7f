import { type ResourceLimits, Worker } from "node:worker_threads";
import { IndexError, type IndexFault } from "../../errors.ts";

/** A question to a thread, and its answer. */
export interface Asked {
	readonly number: number;
	readonly method: string;
	readonly args: readonly unknown[];
}

export type Answered =
	| { readonly number: number; readonly part: unknown }
	| { readonly number: number; readonly result: unknown }
	| { readonly number: number; readonly fault?: IndexFault; readonly message: string };

/** Takes a part of an answer that is there before the rest. */
export type Hear<T> = (part: T) => void;

interface Waiting extends PromiseWithResolvers<unknown> {
	readonly hear: Hear<unknown> | undefined;
}

/** A thread that answers questions, started with the first of them; it keeps no process alive that waits for nothing. */
export class Thread {
	readonly #script: URL;
	readonly #data: unknown;
	readonly #limits: ResourceLimits;
	readonly #waiting = new Map<number, Waiting>();
	#worker: Worker | undefined;
	#asked = 0;

	/** `limits` are those of its own memory, beside what it shares. */
	constructor(script: URL, data: unknown, limits: ResourceLimits = {}) {
		this.#script = script;
		this.#data = data;
		this.#limits = limits;
	}

	ask<T>(method: string, ...args: readonly unknown[]): Promise<T> {
		return this.#ask(method, args, undefined);
	}

	/** The same where a part of the answer comes first; what `hear` throws, this throws. */
	askInParts<P, T>(hear: Hear<P>, method: string, ...args: readonly unknown[]): Promise<T> {
		return this.#ask(method, args, hear as Hear<unknown>);
	}

	async #ask<T>(method: string, args: readonly unknown[], hear: Hear<unknown> | undefined): Promise<T> {
		const worker = (this.#worker ??= this.#started());
		const number = this.#asked++;
		const waiting: Waiting = { ...Promise.withResolvers<unknown>(), hear };
		this.#waiting.set(number, waiting);
		worker.ref();
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
		worker.postMessage({ number, method, args } satisfies Asked);
		return (await waiting.promise) as T;
	}

	async end(): Promise<void> {
		const worker = this.#worker;
		this.#worker = undefined;
		await worker?.terminate();
	}

	#started(): Worker {
		const worker = new Worker(this.#script, { workerData: this.#data, resourceLimits: this.#limits });
		worker.on("message", (answer: Answered) => this.#settle(worker, answer));
		worker.on("error", (error: Error) => this.#fail(error.message));
		worker.on("exit", () => this.#fail("it ended"));
		worker.unref();
		return worker;
	}

	#settle(worker: Worker, answer: Answered): void {
		const waiting = this.#waiting.get(answer.number);
		if ("part" in answer) return waiting && hearPart(waiting, answer.part);
		this.#waiting.delete(answer.number);
		if (this.#waiting.size === 0) worker.unref();
		if ("result" in answer) waiting?.resolve(answer.result);
		else waiting?.reject(answer.fault ? new IndexError(answer.fault, answer.message) : new Error(answer.message));
	}

	/** What was asked is lost with the thread; the next question starts another one. */
	#fail(why: string): void {
		this.#worker = undefined;
		const lost = [...this.#waiting.values()];
		this.#waiting.clear();
		for (const { reject } of lost)
			reject(new IndexError("unavailable", `The thread that searches has stopped (${why}). Try again`));
	}
}

function hearPart({ hear, reject }: Waiting, part: unknown): void {
	try {
		hear?.(part);
	} catch (error) {
		reject(error);
	}
}
