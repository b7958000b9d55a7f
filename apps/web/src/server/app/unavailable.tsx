import type { Context } from "hono";
import { UnavailablePage } from "../../errors/UnavailablePage.tsx";
import { RETRY_AFTER } from "../health/probes.ts";
import { requestIdOf } from "../request/requestId.ts";
import { serverProblem } from "../../service/http/problemAnswer.ts";
import { isForPrograms, isOfApi } from "./programs.ts";
import type { Site } from "../../site/site.ts";

const MESSAGE = "The catalogue cannot be read at the moment. Try again in a few seconds.";

/**
 * Answers 503 while the index or the files of a source do not answer: a page, or JSON on the routes of programs. The reason
 * is in the log and, for the index, on /readyz.
 */
export async function unavailable(context: Context, site: Site, message: string = MESSAGE): Promise<Response> {
	const { pathname, search } = new URL(context.req.url);
	const answer = isForPrograms(pathname)
		? inJson(context, pathname, message)
		: await site.page(context, {
				title: "The catalogue cannot be read at the moment",
				description: message,
				status: 503,
				body: <UnavailablePage address={`${pathname}${search}`} request={requestIdOf(context)} />,
			});
	answer.headers.set("Retry-After", String(RETRY_AFTER));
	answer.headers.set("Cache-Control", "no-store");
	return answer;
}

function inJson(context: Context, path: string, message: string): Response {
	if (isOfApi(path)) return serverProblem(context, 503, message);
	context.header("X-Error-Message", message);
	return context.json({ error: message }, 503);
}
