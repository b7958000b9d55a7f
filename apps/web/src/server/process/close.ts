import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { IndexWatch } from "../health/watch.ts";
import type { Store } from "../store.ts";
import type { Closed } from "./serving.ts";

/** Milliseconds that answers in progress may take to finish, and that the index may take to close. */
const [GRACE, GRACE_OF_INDEX] = [5_000, 2_000];

/** Answers that have begun and are not sent completely. */
export interface OpenAnswers {
	/** Resolves when there are none. */
	finished(): Promise<void>;
}

/**
 * Answers for another `drain` milliseconds, while `/readyz` answers 503; then stops the server, lets the answers in progress
 * finish, and closes the index. Returns after the times above at the latest, with `hanging` if something has not ended.
 */
export async function stop(
	http: Server,
	answers: OpenAnswers,
	store: Pick<Store, "close">,
	watch: IndexWatch,
	drain: number,
): Promise<Closed> {
	watch.stop();
	await setTimeout(drain);
	const closed = new Promise<void>((resolve) => void http.close(() => resolve()));
	http.closeIdleConnections();
	await endsWithin(GRACE, answers.finished());
	http.closeAllConnections();
	await closed;
	return (await endsWithin(GRACE_OF_INDEX, store.close())) ? "clean" : "hanging";
}

/** Whether work ends within some milliseconds. */
async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
	const timer = new AbortController();
	const late = setTimeout(milliseconds, false, { signal: timer.signal }).catch(() => false);
	return Promise.race([work.then(() => true), late]).finally(() => timer.abort());
}

/** Counts the answers in progress; once the server is about to stop, closes keep-alive connections with their next answer. */
export function openAnswers(http: Server, watch: IndexWatch): OpenAnswers {
	let open = 0;
	const { promise: finished, resolve } = Promise.withResolvers<void>();
	const check = (): void => {
		if (open === 0 && !http.listening) resolve();
	};
	http.prependListener("request", (_, response) => {
		open++;
		if (watch.isStopping) response.shouldKeepAlive = false;
		response.once("close", () => {
			open--;
			check();
		});
	});
	return {
		finished: () => {
			check();
			return finished;
		},
	};
}
