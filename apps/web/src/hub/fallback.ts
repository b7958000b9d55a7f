import type { Context, Hono, MiddlewareHandler } from "hono";
import type { Config } from "../site/config.ts";
import { answered, HubError } from "./errors.ts";

/** Addresses that only git uses. */
const GIT = ["info/refs", "info/lfs/*", "git-upload-pack", "git-receive-pack"];

/**
 * Answers requests of programs for what is not here with the reason, in words that clients print. What is answered later
 * must not match: the log names a request by the last pattern that it matches.
 */
export function refuseOthers(app: Hono, config: Config): void {
	for (const kind of ["datasets", "spaces"]) {
		const refuse: MiddlewareHandler = (context) => refused(context, elsewhere(context, kind, config));
		for (const pattern of [`/api/${kind}`, `/api/${kind}/*`, `/${kind}`, `/${kind}/*`]) app.all(pattern, refuse);
	}
	app.all("/api/*", (context, next) => (isOfModels(context) ? next() : refused(context, unknownAddress(context))));
	for (const path of GIT) for (const id of ["/:name", "/:owner/:name"]) app.all(`${id}/${path}`, noGit);
	for (const pattern of ["/:owner/:name{.+\\.git}", "/:owner/:name{.+\\.git}/*"]) app.all(pattern, noGit);
}

const noGit: MiddlewareHandler = (context) => refused(context, noClone(context));

/** Why an address below `/api` has no answer. */
export function unknownAddress(context: Context): HubError {
	const path = pathOf(context);
	if (!isReading(context)) return readOnly();
	return new HubError("unknown-address", path.slice(0, 200));
}

/** The refusal of a request that would write. */
export function readOnly(): HubError {
	return new HubError("read-only", "", {}, { headers: { Allow: "GET, HEAD, OPTIONS" } });
}

/** Whether a request is for the list of models, for one of them, or for their tags. */
const isOfModels = (context: Context): boolean =>
	/^\/api\/models(?:-tags-by-type)?(?:\/|$)/.test(pathOf(context)) && (isReading(context) || isOfPaths(context));

const isOfPaths = (context: Context): boolean =>
	context.req.method === "POST" && pathOf(context).includes("/paths-info/");

const isReading = ({ req }: Context): boolean => req.method === "GET" || req.method === "HEAD";

function elsewhere(context: Context, kind: string, { hub }: Config): HubError {
	const id = /^\/(?:api\/)?(?:datasets|spaces)\/([^/]+(?:\/[^/]+)?)/.exec(pathOf(context))?.[1];
	const name = kind === "spaces" ? "Spaces" : "Datasets";
	// For a missing repository, clients print words of their own, which would be wrong for a list.
	if (id === undefined) return new HubError("only-models", name);
	return new HubError("other-kind", name, { expected: `${hub}/${kind}/${id}` });
}

function noClone(context: Context): HubError {
	const id = pathOf(context)
		.replace(/\/(?:info|git-\w+)(?:\/.*|-pack)?$|\.git(?:\/.*)?$/g, "")
		.replace(/\.git$/, "");
	return new HubError("no-clone", id.slice(1));
}

const pathOf = (context: Context): string => new URL(context.req.url).pathname.replace(/^\/+/, "/");

/** Sends the reason. Git prints the text of an answer, and nothing of its headers. */
async function refused(context: Context, error: HubError): Promise<Response> {
	const isGit =
		/^git\//i.test(context.req.header("User-Agent") ?? "") || (context.req.query("service") ?? "").startsWith("git-");
	if (!isGit) return answered(context, () => Promise.reject<Response>(error));
	return context.text(`${error.message}\n`, error.status, { "X-Error-Message": error.message });
}
