import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { OpenFile } from "@vitrine/sources";
import { isLarge } from "./fileVersion.ts";

/** Computes digests in a thread, one file at a time. The thread starts with the first file and does not keep the process alive. */
export class Hasher {
	#worker: Worker | undefined;

	/**
	 * The digest of a file: SHA-256 of a large one, else the id of a git blob. `rest` is the time that it pauses for each
	 * millisecond of work. Rejects if the file changes, and when the hasher is stopped.
	 */
	async digest(file: OpenFile, rest: number): Promise<string> {
		const start = isLarge(file) ? "sha256" : "sha1";
		await this.#send({ start, prefix: isLarge(file) ? "" : `blob ${file.size}\0` });
		let before = performance.now();
		for await (const piece of file.pieces()) {
			await this.#send(piece, piece.byteLength === piece.buffer.byteLength ? [piece.buffer as ArrayBuffer] : []);
			const worked = performance.now() - before;
			if (rest > 0) await setTimeout(worked * rest, undefined, { ref: false });
			before = performance.now();
		}
		return this.#send(null);
	}

	async stop(): Promise<void> {
		const worker = this.#worker;
		this.#worker = undefined;
		await worker?.terminate();
	}

	#send(message: unknown, moved: readonly ArrayBuffer[] = []): Promise<string> {
		const worker = (this.#worker ??= this.#start());
		return new Promise((resolve, reject) => {
			const ended = (): void => {
				worker.off("message", answered);
				reject(new Error("The thread that computes digests has ended."));
			};
			const answered = (answer: string): void => {
				worker.off("exit", ended);
				worker.unref();
				resolve(answer);
			};
			worker.once("exit", ended);
			worker.once("message", answered);
			worker.ref();
			// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
			worker.postMessage(message, moved);
		});
	}

	#start(): Worker {
		const worker = new Worker(new URL("hash.worker.ts", import.meta.url), {
			resourceLimits: { maxOldGenerationSizeMb: 64 },
		});
		worker.on("error", () => undefined);
		worker.on("exit", () => {
			if (this.#worker === worker) this.#worker = undefined;
		});
		return worker;
	}
}
