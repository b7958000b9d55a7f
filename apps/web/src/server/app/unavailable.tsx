import type { Context } from "hono";
import { UnavailablePage } from "../../errors/UnavailablePage.tsx";
import { RETRY_AFTER } from "../health/probes.ts";
import { isForPrograms } from "./programs.ts";
import type { Site } from "../../site/site.ts";

const MESSAGE = "The catalogue cannot be read at the moment. Try again in a few seconds.";

/** Answers 503 while the index does not answer: a page, or JSON on the routes of programs. The reason is in the log and on /readyz. */
export async function unavailable(context: Context, site: Site): Promise<Response> {
	const { pathname, search } = new URL(context.req.url);
	const answer = isForPrograms(pathname)
		? inJson(context)
		: await site.page(context, {
				title: "The catalogue cannot be read at the moment",
				description: MESSAGE,
				status: 503,
				body: <UnavailablePage address={`${pathname}${search}`} />,
			});
	answer.headers.set("Retry-After", String(RETRY_AFTER));
	answer.headers.set("Cache-Control", "no-store");
	return answer;
}

function inJson(context: Context): Response {
	context.header("X-Error-Message", MESSAGE);
	return context.json({ error: MESSAGE }, 503);
}
