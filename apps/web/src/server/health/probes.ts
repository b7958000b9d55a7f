import type { Context, Hono } from "hono";
import type { IndexWatch } from "./watch.ts";

/** Seconds in the Retry-After of an answer with 503. */
export const RETRY_AFTER = 5;

/** Addresses that load balancers and orchestrators poll. */
export const PROBES = { live: "/livez", ready: "/readyz" } as const;

/**
 * Serves the probes. `/livez` answers while the process runs. `/readyz` answers 200 while pages can be served, also with
 * problems, and 503 while the index cannot answer or the server stops; its JSON has the problems and what to do.
 */
export function serveProbes(app: Hono, watch: IndexWatch): void {
	app.get(PROBES.live, (context) => {
		context.header("Cache-Control", "no-store");
		return context.json({ state: "live" });
	});
	app.get(PROBES.ready, (context) => readiness(context, watch));
}

async function readiness(context: Context, watch: IndexWatch): Promise<Response> {
	context.header("Cache-Control", "no-store");
	const { codes: _, ...health } = await watch.soon();
	const isReady = health.state !== "down" && !watch.isStopping;
	if (!isReady) context.header("Retry-After", String(RETRY_AFTER));
	return context.json(watch.isStopping ? { ...health, state: "stopping" } : health, isReady ? 200 : 503);
}
