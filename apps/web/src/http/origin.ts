import type { Context } from "hono";

/**
 * The origin that links to this site have: the configured one, else that of the request, whose host the server has checked.
 * Headers such as X-Forwarded-Proto are not read: any client can send them.
 */
export function originOf(context: Context, { origin }: { readonly origin?: string | undefined }): string {
	return origin ?? new URL(context.req.url).origin;
}
