import type { Serve } from "./serving.ts";

const PARENT_CHECK = 500;

/** Serves until the process is told to end: by a signal, Ctrl-C, or the npm that started it going away. */
export async function runServer(start: Serve): Promise<void> {
	const stop = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.abort());
	endWithNpm(stop);
	try {
		const server = await start({ ...addressOf(process.env), signal: stop.signal });
		void server.ready.then(() => console.log(`Vitrine is ready at ${server.url}`));
		await server.closed;
		process.exit(0);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}

/** PORT and HOST of the environment. */
export function addressOf(environment: Readonly<Record<string, string | undefined>>): { port?: number; host?: string } {
	const { PORT: port, HOST: host } = environment;
	if (port && !(/^\d+$/.test(port) && Number(port) < 65_536))
		throw new Error(`PORT must be a number from 0 to 65535, not ${JSON.stringify(port)}.`);
	return { ...(port && { port: Number(port) }), ...(host && { host }) };
}

/** npm starts scripts through a shell that does not pass signals on; when it is gone, we are somebody else's child. */
function endWithNpm(stop: AbortController): void {
	if (process.env["npm_lifecycle_event"] === undefined) return;
	const parent = process.ppid;
	setInterval(() => process.ppid !== parent && stop.abort(), PARENT_CHECK).unref();
}
