import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Context } from "hono";
import { checks } from "../../data/checks.ts";
import { allowOrigins, isAllowedOrigin } from "../../hub/cors.ts";
import { originOf } from "../../http/origin.ts";
import type { Route } from "../../site/site.ts";
import { LARGEST_BODY } from "../http/body.ts";
import { mcpServer } from "./server.ts";

/** The address of the Model Context Protocol below the root of the site. */
const MCP = "/mcp";

/** `/mcp`: the tools of this site for agents, over streamable HTTP. Each request stands for itself. */
export const mcp: Route = (app, site) => {
	app.use(MCP, allowOrigins(site.config));
	app.all(MCP, async (context) => {
		if (isForeign(context)) return refused(context);
		const { store, config } = site;
		const reads = { store, config, report: checks(), origin: originOf(context, config) };
		let failure: unknown;
		const onFailure = (error: unknown): void => void (failure ??= error);
		const handler = createMcpHandler(() => mcpServer(reads, onFailure), {
			maxSubscriptions: 0,
			maxRequestBodySize: LARGEST_BODY,
		});
		const answer = await handler.fetch(context.req.raw);
		if (failure !== undefined) throw failure;
		return answer;
	});

	/** Whether a page of another origin asks, which the operator does not allow: the protocol has these refused. */
	function isForeign(context: Context): boolean {
		const origin = context.req.header("Origin");
		if (origin === undefined || origin === originOf(context, site.config)) return false;
		return !isAllowedOrigin(origin, site.config.corsOrigins);
	}
};

function refused(context: Context): Response {
	const message = "Pages of this origin may not call the tools. The operator can allow it with VITRINE_CORS_ORIGINS.";
	return context.json({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }, 403);
}
