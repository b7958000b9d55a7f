import { shown } from "@vitrine/model";
import type { Context } from "hono";
import { ApiProblem, type ProblemStatus } from "../../api/problem.ts";
import { links } from "../../base/links.ts";

/** Sends a problem as RFC 9457 has it. */
export function sendProblem(context: Context, problem: ApiProblem): Response {
	const { status, code, message, details, headers } = problem;
	const { field, value, expected, allowed, nearest } = details;
	const body = {
		type: `${links.docs("api")}#errors`,
		title: TITLES[status],
		status,
		detail: message,
		code,
		field,
		value: value === undefined ? undefined : shown(value),
		expected,
		allowed: allowed?.slice(0, MOST),
		nearest: nearest?.length === 0 ? undefined : nearest,
		request: context.get("requestId"),
	};
	const all = { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers };
	return new Response(JSON.stringify(body), { status, headers: all });
}

/** Names that are listed at most. */
const MOST = 20;

const TITLES: Readonly<Record<ProblemStatus, string>> = {
	400: "Bad request",
	401: "Unauthorized",
	403: "Forbidden",
	404: "Not found",
	405: "Method not allowed",
	406: "Not acceptable",
	408: "Request timeout",
	413: "Content too large",
	415: "Unsupported media type",
	422: "Unprocessable content",
	429: "Too many requests",
	500: "The server failed",
	501: "Not implemented",
	503: "Unavailable",
};

/** A problem of the server, for addresses of the API. */
export const serverProblem = (
	context: Context,
	status: 408 | 429 | 500 | 503,
	message: string,
	headers: Readonly<Record<string, string>> = {},
): Response => sendProblem(context, new ApiProblem(status, CODES[status], message, {}, headers));

const CODES = { 408: "late-body", 429: "too-many-requests", 500: "failed", 503: "unavailable" } as const;
