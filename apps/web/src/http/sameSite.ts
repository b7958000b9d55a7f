import type { Context } from "hono";

/** Whether a form was sent from a page of this site: browsers say so, and pages of other sites cannot. */
export function isOwnForm(context: Context, origin: string): boolean {
	const site = context.req.header("Sec-Fetch-Site");
	if (site !== undefined) return site === "same-origin";
	const from = URL.parse(context.req.header("Origin") ?? "");
	return from !== null && from.host === new URL(origin).host;
}
