import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { prefers } from "../../http/accept.ts";
import { serverProblem } from "../../service/http/problemAnswer.ts";
import { isForPrograms, isOfApi } from "../programs.ts";
import { RETRY_AFTER } from "../health/probes.ts";
import type { LoadControl } from "./loadControl.ts";

/** Refuses requests of a client that sends too many with 429, those whose body does not come with 408, and all that there is no room for with 503. */
export function shedLoad(control: LoadControl): MiddlewareHandler {
	return async (context, next) => {
		const wait = Math.ceil(control.waitOf(context) / 1000);
		if (wait > 0) return refuse(context, 429, "Too many requests from your address", wait);
		const { raw } = context.req;
		const received = await control.received(raw);
		if (received === "late") return refuse(context, 408, "The body of the request did not arrive in time", RETRY_AFTER);
		if (received !== "full") {
			context.req.raw = received;
			if (await control.run(() => raw.signal, next)) return;
		}
		return refuse(context, 503, "The server has too many requests at the moment", RETRY_AFTER);
	};
}

/** A short answer that costs next to nothing: JSON for programs, else a page. */
function refuse(
	context: Context,
	status: 408 | 429 | 503,
	problem: string,
	seconds: number,
): Response | Promise<Response> {
	const advice = `Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
	const message = `${problem}. ${advice}`;
	const later = { "Retry-After": String(seconds) };
	if (isOfApi(context.req.path)) return serverProblem(context, status, message, later);
	context.header("Retry-After", later["Retry-After"]);
	context.header("Cache-Control", "no-store");
	context.header("Vary", "Accept");
	if (isForPrograms(context.req.path) || prefers(context, "application/json", "text/html")) {
		context.header("X-Error-Message", message);
		return context.json({ error: message }, status);
	}
	return context.html(
		html`<!doctype html>
			<html lang="en">
				<head>
					<meta charset="utf-8" />
					<meta name="viewport" content="width=device-width, initial-scale=1" />
					<meta name="color-scheme" content="light dark" />
					<title>${problem}</title>
				</head>
				<body>
					<h1>${problem}</h1>
					<p>${advice}</p>
				</body>
			</html>`,
		status,
	);
}
