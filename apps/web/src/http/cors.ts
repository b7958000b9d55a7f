import type { MiddlewareHandler } from "hono";

/** Headers of answers that scripts of other origins may read. */
const EXPOSED = [
	"Accept-Ranges",
	"Content-Disposition",
	"Content-Length",
	"Content-Range",
	"Docker-Content-Digest",
	"ETag",
	"Link",
	"Retry-After",
	"X-Error-Code",
	"X-Error-Message",
	"X-Repo-Commit",
	"X-Request-Id",
	"X-Total-Count",
].join(", ");

const ONE_DAY = "86400";

/** The methods of an address that answers reads and lists of paths. */
const METHODS = ["GET", "HEAD", "POST", "OPTIONS"] as const;

/**
 * Lets pages of the allowed origins read what follows: those of this machine, and those that the operator names. It answers
 * OPTIONS, with the methods of an address where they are known. Cookies are not allowed: a page of another origin brings a token of its own.
 */
export function allowOrigins(
	{ corsOrigins = [] }: { readonly corsOrigins?: readonly string[] },
	methodsAt: (path: string) => readonly string[] | undefined,
): MiddlewareHandler {
	const isForAll = corsOrigins.includes("*");
	return async (context, next) => {
		const { method, path } = context.req;
		const allow = method === "OPTIONS" ? (methodsAt(path) ?? METHODS).join(", ") : undefined;
		const origin = context.req.header("Origin");
		const isAllowed = origin !== undefined && isAllowedOrigin(origin, corsOrigins);
		if (allow === undefined) await next();
		else context.res = new Response(null, { status: 204, headers: { Allow: allow } });
		const { headers } = context.res;
		if (!isForAll) headers.append("Vary", "Origin");
		if (!isAllowed) return;
		headers.set("Access-Control-Allow-Origin", isForAll ? "*" : origin);
		headers.set("Access-Control-Expose-Headers", EXPOSED);
		if (allow === undefined) return;
		headers.set("Access-Control-Allow-Methods", allow);
		headers.set("Access-Control-Allow-Headers", context.req.header("Access-Control-Request-Headers") ?? "*");
		headers.set("Access-Control-Max-Age", ONE_DAY);
		// Browsers ask this before a page of a public site may read from a private network.
		if (context.req.header("Access-Control-Request-Private-Network") === "true")
			headers.set("Access-Control-Allow-Private-Network", "true");
	};
}

/** Whether pages of an origin may read the answers: those of this machine, and those that the operator names. */
export function isAllowedOrigin(origin: string, named: readonly string[] = []): boolean {
	return named.includes("*") || named.includes(origin) || isOfThisMachine(origin);
}

/** Whether a page is served from the machine of its reader. */
function isOfThisMachine(origin: string): boolean {
	const url = URL.parse(origin);
	if (url === null || !/^https?:$/.test(url.protocol)) return false;
	return ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname) || url.hostname.endsWith(".localhost");
}
