import type { Health } from "@vitrine/search";
import type { Context, Hono } from "hono";
import type { Collections } from "../../site/collections.ts";
import type { IndexWatch } from "./watch.ts";

/** Seconds in the Retry-After of an answer with 503. */
export const RETRY_AFTER = 5;

/** Addresses that load balancers and orchestrators poll. */
export const PROBES = { live: "/livez", ready: "/readyz" } as const;

/** An address without its query. */
export const withoutQuery = (address: string): string => address.replace(/\?.*/s, "");

/** Whether an address, which may have a query, is that of a probe. */
export const isProbe = (address: string): boolean =>
	Object.values(PROBES).some((path) => path === withoutQuery(address));

/** The answer to a probe. */
interface ProbeAnswer {
	readonly status: 200 | 503;
	readonly body: object;
	readonly headers: Readonly<Record<string, string>>;
}

const NO_STORE = { "Cache-Control": "no-store" };

/** Whether a client is the operator, who may read problems in full; called only if there are any. */
type IsOperator = () => boolean;

/**
 * The answer to a probe; undefined for another path. `/livez` answers while the process runs. `/readyz` answers 200 while
 * pages can be served, also with problems, and 503 while the index cannot answer or the server stops. Its JSON has the
 * problems and what to do, with those of the operator's collections, which never stop a page; for other clients, their codes.
 */
export async function probe(
	path: string,
	watch: IndexWatch,
	isOperator: IsOperator,
	collections?: Collections,
): Promise<ProbeAnswer | undefined> {
	if (path === PROBES.live) return { status: 200, body: { state: "live" }, headers: NO_STORE };
	if (path !== PROBES.ready) return undefined;
	const [index] = await Promise.all([watch.soon(), collections?.refresh()]);
	const health = withProblem(index, collections?.problem);
	const shown = health.problems.length === 0 || isOperator() ? inFull(health) : byCode(health);
	const body = watch.isStopping ? { ...shown, state: "stopping" } : shown;
	if (health.state !== "down" && !watch.isStopping) return { status: 200, body, headers: NO_STORE };
	return { status: 503, body, headers: { ...NO_STORE, "Retry-After": String(RETRY_AFTER) } };
}

function withProblem(health: Health, problem: string | undefined): Health {
	if (problem === undefined) return health;
	return {
		...health,
		state: health.state === "ready" ? "degraded" : health.state,
		problems: [...health.problems, { code: "collections", message: problem }],
	};
}

const inFull = ({ problems, ...rest }: Health): object => ({
	...always(rest),
	problems: problems.map(({ message }) => message),
});

/** Problems without their sentences, and without the nodes and files that they name. */
const byCode = ({ problems, ...rest }: Health): object => ({
	...always(rest),
	count: problems.length,
	codes: problems.map(({ code }) => code),
});

/** The part of both answers that is the same. */
const always = ({ state, engine, building }: Omit<Health, "problems">): object => ({
	state,
	engine,
	...(building !== undefined && { building }),
});

/** The answers of one server, wherever it is asked. */
export type Prober = (path: string, isOperator: IsOperator) => Promise<ProbeAnswer | undefined>;

/** Serves the probes with the site. */
export function serveProbes(app: Hono, answerTo: Prober, isOperator: (context: Context) => boolean): void {
	for (const path of Object.values(PROBES))
		app.get(path, async (context, next) => {
			const answer = await answerTo(path, () => isOperator(context));
			return answer === undefined ? next() : context.json(answer.body, answer.status, answer.headers);
		});
}
