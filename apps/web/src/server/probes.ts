import type { Context, Hono } from "hono";
import type { IndexWatch } from "./watch.ts";

/** Seconds after which whoever was sent away may ask again. */
export const RETRY_AFTER = 5;

/** Addresses that machines ask again and again. */
export const PROBES = { live: "/livez", ready: "/readyz" } as const;

/**
 * `/livez` says that the process answers. `/readyz` says whether it can answer pages: 200 where it can, also where
 * something is wrong, 503 where the index cannot answer or the server is about to end; its JSON says what is wrong and what to do.
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
	const health = await watch.soon();
	const isReady = health.state !== "down" && !watch.isStopping;
	if (!isReady) context.header("Retry-After", String(RETRY_AFTER));
	return context.json(watch.isStopping ? { ...health, state: "stopping" } : health, isReady ? 200 : 503);
}
