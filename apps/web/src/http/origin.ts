import type { Context } from "hono";
import { located } from "../base/basePath.ts";

/**
 * The origin that links to this site have: the configured one, else that of the request, whose host the server has checked.
 * Headers such as X-Forwarded-Proto are not read: any client can send them.
 */
export function originOf(context: Context, { origin }: { readonly origin?: string | undefined }): string {
	return origin ?? new URL(context.req.url).origin;
}

/** The whole address that readers use for this request, which the server sees without the path that the site is below. */
export function addressOf(context: Context, config: Parameters<typeof originOf>[1]): URL {
	const { pathname, search } = new URL(context.req.url);
	return new URL(originOf(context, config) + located(pathname + search));
}
