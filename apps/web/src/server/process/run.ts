import { messageOf } from "@vitrine/model";
import { visible } from "@vitrine/code";
import { killIfHanging } from "./exit.ts";
import type { Serve, ServeOptions } from "./serving.ts";

/** Milliseconds between two looks at the parent process. */
const PARENT_CHECK = 500;

/** Serves until the process gets a signal, or the npm that started it is gone. */
export async function runServer(serve: Serve, options: ServeOptions = {}): Promise<void> {
	const stop = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.abort());
	stopWithNpm(stop);
	try {
		const server = await serve({ ...options, signal: stop.signal });
		if (server.exposure !== undefined) console.error(server.line(server.exposure));
		void server.ready.then(() => console.log(server.line(`Vitrine is ready at ${server.url}`)));
		await killIfHanging(await server.closed);
		process.exit(0);
	} catch (error) {
		console.error(visible(messageOf(error)));
		process.exit(1);
	}
}

/** npm starts scripts through a shell that passes no signals on: when npm is gone, this process has another parent. */
function stopWithNpm(stop: AbortController): void {
	if (process.env["npm_lifecycle_event"] === undefined) return;
	const parent = process.ppid;
	setInterval(() => process.ppid !== parent && stop.abort(), PARENT_CHECK).unref();
}
