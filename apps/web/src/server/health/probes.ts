import type { Health } from "@vitrine/search";
import type { Hono } from "hono";
import type { Collections } from "../../site/collections.ts";
import type { IndexWatch } from "./watch.ts";

/** Seconds in the Retry-After of an answer with 503. */
export const RETRY_AFTER = 5;

/** Addresses that load balancers and orchestrators poll. */
export const PROBES = { live: "/livez", ready: "/readyz" } as const;

/** Whether an address, which may have a query, is that of a probe. */
export const isProbe = (address: string): boolean =>
	Object.values(PROBES).some((path) => path === address.replace(/\?.*/s, ""));

/** The answer to a probe. */
interface ProbeAnswer {
	readonly status: 200 | 503;
	readonly body: object;
	readonly headers: Readonly<Record<string, string>>;
}

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * The answer to a probe; undefined for another path. `/livez` answers while the process runs. `/readyz` answers 200 while
 * pages can be served, also with problems, and 503 while the index cannot answer or the server stops; its JSON has the
 * problems and what to do, with those of the operator's collections, which never stop a page.
 */
export async function probe(
	path: string,
	watch: IndexWatch,
	collections?: Collections,
): Promise<ProbeAnswer | undefined> {
	if (path === PROBES.live) return { status: 200, body: { state: "live" }, headers: NO_STORE };
	if (path !== PROBES.ready) return undefined;
	const [{ codes: _, ...index }] = await Promise.all([watch.soon(), collections?.refresh()]);
	const problem = collections?.problem;
	const health = problem === undefined ? index : withProblem(index, problem);
	const body = watch.isStopping ? { ...health, state: "stopping" } : health;
	if (health.state !== "down" && !watch.isStopping) return { status: 200, body, headers: NO_STORE };
	return { status: 503, body, headers: { ...NO_STORE, "Retry-After": String(RETRY_AFTER) } };
}

type Shown = Omit<Health, "codes">;

function withProblem({ state, problems, ...rest }: Shown, problem: string): Shown {
	return { state: state === "ready" ? "degraded" : state, ...rest, problems: [...problems, problem] };
}

/** The answers of one server, wherever it is asked. */
export type Prober = (path: string) => Promise<ProbeAnswer | undefined>;

/** Serves the probes with the site. */
export function serveProbes(app: Hono, answerTo: Prober): void {
	for (const path of Object.values(PROBES))
		app.get(path, async (context, next) => {
			const answer = await answerTo(path);
			return answer === undefined ? next() : context.json(answer.body, answer.status, answer.headers);
		});
}
