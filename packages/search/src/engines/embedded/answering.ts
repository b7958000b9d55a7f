import { parentPort } from "node:worker_threads";
import { IndexError } from "../../errors.ts";
import { explained } from "./faults.ts";
import type { Answered, Asked } from "./thread.ts";

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Answers, in a thread, what a `Thread` asks; `path` is what messages say is concerned. */
export function answering(path: string, methods: Methods): void {
	parentPort!.on("message", async ({ number, method, args }: Asked) => {
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
		parentPort!.postMessage(await answer(path, methods, { number, method, args }));
	});
}

async function answer(path: string, methods: Methods, { number, method, args }: Asked): Promise<Answered> {
	try {
		return { number, result: await methods[method]!(...(args as never[])) };
	} catch (error) {
		const known = explained(path, error) as Error;
		return { number, ...(known instanceof IndexError && { fault: known.fault }), message: known.message };
	}
}
