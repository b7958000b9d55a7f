import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Context } from "hono";
import { ApiProblem } from "../../api/problem.ts";
import { checks } from "../../data/checks.ts";
import { isAllowedOrigin } from "../../http/cors.ts";
import { originOf } from "../../http/origin.ts";
import type { Route } from "../../site/site.ts";
import { bodyText, LARGEST_BODY } from "../http/body.ts";
import { mcpServer } from "./server.ts";

/** The address of the Model Context Protocol below the root of the site. */
export const MCP = "/mcp";

/** The methods that it answers. */
export const MCP_METHODS = ["POST", "OPTIONS"] as const;

/** `/mcp`: the tools of this site for agents, over streamable HTTP. Each request stands for itself. */
export const mcp: Route = (app, siteOf, { config }) => {
	app.all(MCP, async (context) => {
		if (isForeign(context)) return refused(context, 403, FOREIGN);
		const request = await oneMessage(context);
		if (request instanceof Response) return request;
		const { store } = siteOf(context);
		const reads = { store, config, report: checks(), origin: originOf(context, config) };
		let failure: unknown;
		const onFailure = (error: unknown): void => void (failure ??= error);
		const handler = createMcpHandler(() => mcpServer(reads, onFailure), {
			maxSubscriptions: 0,
			maxRequestBodySize: LARGEST_BODY,
		});
		const answer = await handler.fetch(request);
		if (failure !== undefined) throw failure;
		if (answer.status === 405) answer.headers.set("Allow", MCP_METHODS.join(", "));
		return answer;
	});

	/** Whether a page of another origin asks, which the operator does not allow: the protocol has these refused. */
	function isForeign(context: Context): boolean {
		const origin = context.req.header("Origin");
		if (origin === undefined || origin === originOf(context, config)) return false;
		return !isAllowedOrigin(origin, config.corsOrigins);
	}
};

const FOREIGN = "Pages of this origin may not call the tools. The operator can allow it with VITRINE_CORS_ORIGINS.";
const SEVERAL = "Send one message at a time: a list of messages is not supported.";

/** The request with its body read; an answer where it is too large, or a list: one request would then be hundreds of calls. */
async function oneMessage(context: Context): Promise<Request | Response> {
	if (context.req.method !== "POST") return context.req.raw;
	try {
		const body = await bodyText(context);
		if (/^\s*\[/.test(body)) return refused(context, 400, SEVERAL);
		return new Request(context.req.url, { method: "POST", headers: context.req.raw.headers, body });
	} catch (error) {
		if (!(error instanceof ApiProblem)) throw error;
		return refused(context, 413, error.message);
	}
}

function refused(context: Context, status: 400 | 403 | 413, message: string): Response {
	return context.json({ jsonrpc: "2.0", error: { code: REFUSED, message }, id: null }, status);
}

/** The code of the protocol for a request that is refused as a whole. */
const REFUSED = -32_600;
