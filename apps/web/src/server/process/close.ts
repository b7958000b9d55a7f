import type { Server } from "node:http";
import { clearTimeout, setTimeout as startTimer } from "node:timers";
import { setTimeout } from "node:timers/promises";
import type { IndexWatch } from "../health/watch.ts";
import type { Store } from "../store.ts";

/** Milliseconds that open answers may take to finish. */
const GRACE = 1_500;

/** Answers for another `drain` milliseconds, while `/readyz` answers 503; then stops the server and closes the index. */
export async function stop(http: Server, store: Store, watch: IndexWatch, drain: number): Promise<void> {
	watch.stop();
	await setTimeout(drain);
	await finish(http);
	await store.close();
}

/** Closes keep-alive connections with their next answer once the server is about to stop. */
export function closeAfterAnswer(http: Server, watch: IndexWatch): void {
	http.prependListener("request", (_, response) => {
		if (watch.isStopping) response.shouldKeepAlive = false;
	});
}

/** Lets open answers finish, but not for long. */
async function finish(http: Server): Promise<void> {
	const done = new Promise<void>((resolve) => void http.close(() => resolve()));
	http.closeIdleConnections();
	const timer = startTimer(() => http.closeAllConnections(), GRACE);
	await done;
	clearTimeout(timer);
}
