// The thread of a Hasher: it is sent the algorithm, then pieces, then null, and answers each.
import { createHash, type Hash } from "node:crypto";
import { parentPort } from "node:worker_threads";

let hash: Hash | undefined;

parentPort?.on("message", (message: { readonly start: string; readonly prefix: string } | Uint8Array | null) => {
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
	parentPort?.postMessage(answer(message));
});

function answer(message: { readonly start: string; readonly prefix: string } | Uint8Array | null): string {
	if (message === null) return hash?.digest("hex") ?? "";
	if (message instanceof Uint8Array) hash?.update(message);
	else hash = createHash(message.start).update(message.prefix);
	return "";
}
