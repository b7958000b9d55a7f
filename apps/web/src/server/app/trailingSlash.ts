import type { MiddlewareHandler } from "hono";
import { located } from "../../base/basePath.ts";
import { originOf } from "../../http/origin.ts";
import type { Config } from "../../site/config.ts";

/** Redirects from an address that does not exist to the same one without the slash at its end. */
export function withoutTrailingSlash(config: Pick<Config, "origin">): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { method } = context.req;
		const { pathname, search } = new URL(context.req.url);
		if (context.res.status !== 404 || (method !== "GET" && method !== "HEAD")) return;
		if (pathname === "/" || !pathname.endsWith("/")) return;
		// Hono would add the headers of the page that was not found.
		context.res = undefined;
		const Location = originOf(context, config) + located(pathname.slice(0, -1) + search);
		context.res = new Response(null, { status: 301, headers: { Location } });
	};
}
