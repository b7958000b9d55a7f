import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { threadScript } from "../../data/threadScript.ts";
import { startHeart } from "./heartbeat.ts";
import type { FromPort, PortAnswer, PortRequest, PortSettings, ToPort } from "./messages.ts";

/** Megabytes of the thread's heap. */
const HEAP = 32;

/** Milliseconds before a thread that has ended is started again. */
const PAUSE = 1_000;

const script = threadScript("port", import.meta.url);

/** Where a port listens; `onNotice` is called when its thread has ended. */
export interface PortOptions {
	readonly port: number;
	readonly host: string;
	readonly onNotice: (message: string) => void;
}

type Answers = (request: PortRequest) => Promise<PortAnswer>;
type Listening = Extract<FromPort, { readonly url: string }>;

/** A port that listens. */
export interface Port {
	/** Without a path. */
	readonly url: string;
	close(): void;
}

/** Opens the operator's port in a thread of its own. Rejects with a message to print if it cannot listen. */
export async function openPort({ onNotice, ...where }: PortOptions, answers: Answers): Promise<Port> {
	const { heart, stop } = startHeart();
	const closing = new AbortController();
	closing.signal.addEventListener("abort", stop);
	const start = async (port: number): Promise<Listening> => {
		const worker = startThread({ host: where.host, port, heart }, answers);
		try {
			const listening = await listeningAt(worker);
			worker.unref();
			worker.once("exit", () => void again(listening.port));
			closing.signal.addEventListener("abort", () => void worker.terminate());
			return listening;
		} catch (error) {
			// It waits for messages, and would keep the process alive.
			await worker.terminate();
			throw error;
		}
	};
	const again = async (port: number): Promise<void> => {
		if (closing.signal.aborted) return;
		onNotice("The metrics thread has ended; starting another.");
		await setTimeout(PAUSE, undefined, { ref: false });
		if (!closing.signal.aborted) await start(port).catch(({ message }: Error) => onNotice(message));
	};
	const close = (): void => closing.abort();
	const { url } = await start(where.port).catch((error: unknown) => {
		close();
		throw error;
	});
	return { url, close };
}

function startThread(workerData: PortSettings, answers: Answers): Worker {
	const worker = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: HEAP } });
	// Its end follows, and starts another.
	worker.on("error", () => undefined);
	worker.on("message", async (message: FromPort) => {
		if (!("id" in message)) return;
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
		worker.postMessage({ ...(await answers(message)), id: message.id } satisfies ToPort);
	});
	return worker;
}

/** Where a thread listens. Rejects with a message to print if it does not. */
function listeningAt(worker: Worker): Promise<Listening> {
	return new Promise((resolve, reject) => {
		worker.once("exit", () => reject(new Error("The metrics thread did not start.")));
		worker.once("message", (message: FromPort) => {
			if ("url" in message) resolve(message);
			if ("failure" in message) reject(new Error(message.failure));
		});
	});
}
