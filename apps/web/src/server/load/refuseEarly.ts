import type { RequestListener, ServerResponse } from "node:http";
import { isProbe, RETRY_AFTER } from "../health/probes.ts";
import type { Lateness } from "./lateness.ts";
import type { LoadControl } from "./loadControl.ts";

/** Milliseconds by which the event loop may be late before requests are refused without the site. */
const LATEST = 250;

/**
 * Refuses requests before the site sees them, while it has no room for more and is so late that its own refusals, which
 * cost about a tenth of a page, would take all of its time. Pages that are cached are then refused, too; probes are not.
 */
export function refusingEarly(load: LoadControl, lateness: Lateness, listener: RequestListener): RequestListener {
	return (request, response) => {
		const isTooLate = load.isFull && lateness.milliseconds > LATEST && !isProbe(request.url ?? "");
		if (!isTooLate) return listener(request, response);
		load.refused();
		refuse(response);
	};
}

const MESSAGE = `The server has too many requests at the moment. Try again in ${RETRY_AFTER} seconds.`;

function refuse(response: ServerResponse): void {
	response.writeHead(503, {
		"Content-Type": "text/plain; charset=utf-8",
		"Cache-Control": "no-store",
		"X-Content-Type-Options": "nosniff",
		"Retry-After": String(RETRY_AFTER),
		"X-Error-Message": MESSAGE,
	});
	response.end(`${MESSAGE}\n`);
}
