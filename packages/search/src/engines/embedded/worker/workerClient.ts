import { type ResourceLimits, Worker } from "node:worker_threads";
import { IndexError } from "../../../api/errors.ts";
import { messageOf, stoppedWorker } from "../errors.ts";
import type { OnPart, WorkerError, WorkerRequest, WorkerResponse, WorkerSettings } from "./messages.ts";

/** A call that has not been answered. */
interface PendingCall extends PromiseWithResolvers<unknown> {
	readonly onPart: OnPart<unknown> | undefined;
}

/** Calls methods in a worker thread. The thread starts with the first call, and keeps the process alive only during calls. */
export class WorkerClient {
	readonly #script: URL;
	readonly #settings: WorkerSettings;
	readonly #limits: ResourceLimits;
	readonly #pending = new Map<number, PendingCall>();
	#worker: Worker | undefined;
	#calls = 0;

	/** `limits` apply to the heap of the thread. */
	constructor(script: URL, settings: WorkerSettings, limits: ResourceLimits = {}) {
		this.#script = script;
		this.#settings = settings;
		this.#limits = limits;
	}

	call<T>(method: string, ...args: readonly unknown[]): Promise<T> {
		return this.#call(method, args, undefined);
	}

	/** The same for a result that comes in parts. Rejects with what `onPart` throws. */
	callInParts<P, T>(onPart: OnPart<P>, method: string, ...args: readonly unknown[]): Promise<T> {
		return this.#call(method, args, onPart as OnPart<unknown>);
	}

	/** Stops the thread; calls that are not answered are rejected. */
	async stop(): Promise<void> {
		const worker = this.#worker;
		this.#worker = undefined;
		await worker?.terminate();
	}

	async #call<T>(method: string, args: readonly unknown[], onPart: OnPart<unknown> | undefined): Promise<T> {
		const worker = (this.#worker ??= this.#start());
		const number = this.#calls++;
		const call: PendingCall = { ...Promise.withResolvers<unknown>(), onPart };
		this.#pending.set(number, call);
		worker.ref();
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
		worker.postMessage({ number, method, args } satisfies WorkerRequest);
		return (await call.promise) as T;
	}

	#start(): Worker {
		const worker = new Worker(this.#script, { workerData: this.#settings, resourceLimits: this.#limits });
		worker.on("message", (response: WorkerResponse) => this.#receive(worker, response));
		worker.on("error", (error: unknown) => this.#rejectAll(messageOf(error)));
		worker.on("exit", () => this.#rejectAll("it exited"));
		worker.unref();
		return worker;
	}

	#receive(worker: Worker, response: WorkerResponse): void {
		const call = this.#pending.get(response.number);
		if ("part" in response) return call && receivePart(call, response.part);
		this.#pending.delete(response.number);
		if (this.#pending.size === 0) worker.unref();
		if ("result" in response) call?.resolve(response.result);
		else call?.reject(asError(response.error));
	}

	/** Rejects all calls of a thread that has stopped; the next call starts another thread. */
	#rejectAll(why: string): void {
		this.#worker = undefined;
		const lost = [...this.#pending.values()];
		this.#pending.clear();
		for (const { reject } of lost) reject(stoppedWorker(why));
	}
}

function receivePart({ onPart, reject }: PendingCall, part: unknown): void {
	try {
		onPart?.(part);
	} catch (error) {
		reject(error);
	}
}

function asError({ code, details }: WorkerError): Error {
	if (code !== undefined) return new IndexError(code, details);
	return new Error(typeof details === "string" ? details : details.problem);
}
