import type { Context } from "hono";
import { addressOf } from "../http/origin.ts";
import type { Config } from "../site/config.ts";

/** Sets the Link header to the next page: this address with another cursor. */
export function linkNext(context: Context, cursor: string, config: Pick<Config, "origin">): void {
	const next = addressOf(context, config);
	next.searchParams.set("cursor", cursor);
	context.header("Link", `<${next.href}>; rel="next"`);
}
