import { parentPort } from "node:worker_threads";
import { IndexError } from "../../errors.ts";
import { explained } from "./faults.ts";
import type { Answered, Asked, Hear } from "./thread.ts";

/** A method is also given what passes on a part of its answer before the rest. */
type Methods = Readonly<Record<string, (tell: Hear<unknown>, ...args: never[]) => unknown>>;

/** Answers, in a thread, what a `Thread` asks; `path` is what messages say is concerned. */
export function answering(path: string, methods: Methods): void {
	parentPort!.on("message", async (asked: Asked) => post(await answer(path, methods, asked)));
}

async function answer(path: string, methods: Methods, { number, method, args }: Asked): Promise<Answered> {
	try {
		const tell: Hear<unknown> = (part) => post({ number, part });
		return { number, result: await methods[method]!(tell, ...(args as never[])) };
	} catch (error) {
		const known = explained(path, error) as Error;
		return { number, ...(known instanceof IndexError && { fault: known.fault }), message: known.message };
	}
}

function post(answer: Answered): void {
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
	parentPort!.postMessage(answer);
}
