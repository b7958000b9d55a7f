import type { Context, MiddlewareHandler } from "hono";
import type { Access, Identity, AccessRefusal } from "../../site/access.ts";
import { NOBODY, type Reader } from "../../site/reader.ts";

/** Answers a request of a reader that may not see anything, or whose token is wrong. */
export type Refuse = (context: Context, refusal: AccessRefusal) => Promise<Response>;

const SIGN_IN: AccessRefusal = {
	status: 401,
	message: "This site requires a token. Run hf auth login, or set HF_TOKEN, with a token from its operator.",
};

/** Addresses that readers may see before they sign in. */
const DOORS: ReadonlySet<string> = new Set(["/sign-in", "/sign-out"]);

/** Finds out who sends each request, and answers those that must sign in. Nothing that depends on a reader is for shared caches. */
export function guardAccess(access: Access, refuse: Refuse): MiddlewareHandler {
	return async (context, next) => {
		const identity = access.identify(context);
		context.set("reader", readerIn(identity));
		if (!access.isOn) return next();
		const refusal = "refusal" in identity ? identity.refusal : shutOut(context, identity.reader);
		if (refusal === undefined) await next();
		else context.res = await refuse(context, refusal);
		makePrivate(context.res.headers);
	};
}

const readerIn = (identity: Identity): Reader => ("reader" in identity ? identity.reader : NOBODY);

/** Who sends a request to an address that all may see. */
export const readerOf = (access: Access, context: Context): Reader => readerIn(access.identify(context));

function shutOut({ req }: Context, { isShutOut = false, refused }: Reader): AccessRefusal | undefined {
	if (!isShutOut || DOORS.has(req.path)) return undefined;
	return refused === undefined ? SIGN_IN : { status: 401, message: refused };
}

/** What answers depend on, besides the headers of a proxy, which only a proxy in front of all caches sends. */
const VARIES = ["Authorization", "Cookie"];

function makePrivate(headers: Headers): void {
	const cache = headers.get("Cache-Control") ?? "";
	if (!cache.includes("no-store"))
		headers.set("Cache-Control", ["private", "no-cache", ...(/no-transform/.exec(cache) ?? [])].join(", "));
	headers.append("Vary", VARIES.join(", "));
}
