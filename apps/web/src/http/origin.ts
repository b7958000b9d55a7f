import type { Context } from "hono";

/** The origin that the client used; X-Forwarded-Proto names its protocol behind a proxy that terminates TLS. */
export function originOf(context: Context): string {
	const { protocol, host } = new URL(context.req.url);
	const isSecure = context.req.header("X-Forwarded-Proto")?.split(",")[0]?.trim() === "https";
	return `${isSecure ? "https:" : protocol}//${host}`;
}
