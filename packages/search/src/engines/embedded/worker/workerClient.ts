import { type ResourceLimits, Worker } from "node:worker_threads";
import { messageOf } from "@vitrine/model";
import { IndexError } from "../../../api/errors.ts";
import { stoppedWorker } from "../errors.ts";
import type { OnPart, WorkerError, WorkerRequest, WorkerResponse, WorkerSettings } from "./messages.ts";
import { SilenceTimer } from "./silenceTimer.ts";

/** A call that has not been answered. */
interface PendingCall extends PromiseWithResolvers<unknown> {
	readonly onPart: OnPart<unknown> | undefined;
}

/** Milliseconds for which a thread may be silent while calls wait: until its first answer, and then. */
export interface SilenceLimits {
	readonly first: number;
	readonly later: number;
}

interface Options {
	/** Limits of the heap of the thread. */
	readonly limits?: ResourceLimits;
	/** A thread that is silent for longer is given up; without it, calls wait for as long as the thread lives. */
	readonly silence?: SilenceLimits;
	/** Whether a silent thread has worked since the last call; then it may be silent for as long again. */
	readonly isWorking?: () => boolean;
}

/** Calls methods in a worker thread. The thread starts with the first call, and keeps the process alive only during calls. */
export class WorkerClient {
	readonly #script: URL;
	readonly #settings: WorkerSettings;
	readonly #options: Options;
	readonly #pending = new Map<number, PendingCall>();
	readonly #silence = new SilenceTimer(() => this.#onSilence());
	/** Threads that were given up and have not stopped. */
	readonly #givenUp = new Set<Promise<unknown>>();
	#worker: Worker | undefined;
	#hasAnswered = false;
	#calls = 0;

	constructor(script: URL, settings: WorkerSettings, options: Options = {}) {
		this.#script = script;
		this.#settings = settings;
		this.#options = options;
	}

	call<T>(method: string, ...args: readonly unknown[]): Promise<T> {
		return this.#call(method, args, undefined);
	}

	/** The same for a result that comes in parts. Rejects with what `onPart` throws. */
	callInParts<P, T>(onPart: OnPart<P>, method: string, ...args: readonly unknown[]): Promise<T> {
		return this.#call(method, args, onPart as OnPart<unknown>);
	}

	/** Stops the thread; calls that are not answered are rejected. Waits for threads that were given up, too. */
	async stop(): Promise<void> {
		const worker = this.#worker;
		this.#lose("it was stopped");
		await Promise.all([worker?.terminate(), ...this.#givenUp]);
	}

	async #call<T>(method: string, args: readonly unknown[], onPart: OnPart<unknown> | undefined): Promise<T> {
		const worker = (this.#worker ??= this.#start());
		const number = this.#calls++;
		const call: PendingCall = { ...Promise.withResolvers<unknown>(), onPart };
		if (this.#pending.size === 0) this.#listen();
		this.#pending.set(number, call);
		worker.ref();
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
		worker.postMessage({ number, method, args } satisfies WorkerRequest);
		return (await call.promise) as T;
	}

	#start(): Worker {
		const { limits = {} } = this.#options;
		const worker = new Worker(this.#script, { workerData: this.#settings, resourceLimits: limits });
		this.#hasAnswered = false;
		const lost = (why: string): void => {
			if (this.#worker === worker) this.#lose(why);
		};
		worker.on("message", (response: WorkerResponse) => this.#receive(worker, response));
		worker.on("error", (error: unknown) => lost(messageOf(error)));
		worker.on("exit", () => lost("it exited"));
		worker.unref();
		return worker;
	}

	#receive(worker: Worker, response: WorkerResponse): void {
		const call = this.#pending.get(response.number);
		if (call === undefined) return;
		this.#hasAnswered = true;
		this.#listen();
		if ("part" in response) return receivePart(call, response.part);
		this.#pending.delete(response.number);
		if (this.#pending.size === 0) {
			worker.unref();
			this.#silence.stop();
		}
		if ("result" in response) call.resolve(response.result);
		else call.reject(asError(response.error));
	}

	#listen(): void {
		const { silence } = this.#options;
		if (silence !== undefined) this.#silence.start(this.#hasAnswered ? silence.later : silence.first);
	}

	#onSilence(): void {
		if (this.#options.isWorking?.() === true) this.#listen();
		else this.#giveUp();
	}

	/** Gives up a thread that hangs. It may be in a call of the system that never returns, so nothing waits for its end. */
	#giveUp(): void {
		const worker = this.#worker;
		if (worker === undefined) return;
		worker.unref();
		const ended: Promise<unknown> = worker.terminate().finally(() => this.#givenUp.delete(ended));
		this.#givenUp.add(ended);
		this.#lose("it stopped answering");
	}

	/** Rejects all calls of a thread that has stopped; the next call starts another thread. */
	#lose(why: string): void {
		this.#worker = undefined;
		this.#silence.stop();
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
