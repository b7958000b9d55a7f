import type { Context } from "hono";
import { builtSoFar, retryAfterBuilding } from "../../base/building.ts";
import { FilesUnavailablePage } from "../../errors/FilesUnavailablePage.tsx";
import { UnavailablePage } from "../../errors/UnavailablePage.tsx";
import { RETRY_AFTER } from "../health/probes.ts";
import { requestIdOf } from "../request/requestId.ts";
import { serverProblem } from "../../service/http/problemAnswer.ts";
import { isForPrograms, isOfApi } from "../programs.ts";
import type { Site } from "../../site/site.ts";

const MESSAGE = "The catalogue cannot be read at the moment. Try again in a few seconds.";

/**
 * Answers 503 while the index or the files of a source do not answer: a page, or JSON on the routes of programs. The reason
 * is in the log and, for the index, on /readyz.
 */
export async function unavailable(context: Context, site: Site, message?: string): Promise<Response> {
	const { building } = site;
	const reason = message ?? (building ? `${builtSoFar(building)} Lists and searches have to wait for it.` : MESSAGE);
	const { pathname, search } = new URL(context.req.url);
	const failure = { address: `${pathname}${search}`, request: requestIdOf(context) };
	const answer = isForPrograms(pathname)
		? inJson(context, pathname, reason)
		: await site.page(context, {
				title: message === undefined ? "The catalogue cannot be read at the moment" : "This file cannot be read",
				description: reason,
				status: 503,
				body:
					message === undefined ? (
						<UnavailablePage {...failure} />
					) : (
						<FilesUnavailablePage {...failure} message={message} />
					),
			});
	const seconds = building === undefined ? RETRY_AFTER : retryAfterBuilding(building);
	answer.headers.set("Retry-After", String(seconds));
	answer.headers.set("Cache-Control", "no-store");
	return answer;
}

function inJson(context: Context, path: string, message: string): Response {
	if (isOfApi(path)) return serverProblem(context, 503, message);
	context.header("X-Error-Message", message);
	return context.json({ error: message }, 503);
}
