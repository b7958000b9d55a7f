import type { Context } from "hono";

/** The site as its reader names it; behind a proxy that speaks TLS for us, X-Forwarded-Proto says so. */
export function originOf(context: Context): string {
	const { protocol, host } = new URL(context.req.url);
	const isSecure = context.req.header("X-Forwarded-Proto")?.split(",")[0]?.trim() === "https";
	return `${isSecure ? "https:" : protocol}//${host}`;
}
