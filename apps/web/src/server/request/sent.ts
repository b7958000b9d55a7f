import type { IncomingMessage, ServerResponse } from "node:http";
import type { Finished } from "./finished.ts";

const LONGEST_AGENT = 300;
const CLIENT_LEFT = 499;

/** What logs have of a request. */
export function factsOf(request: IncomingMessage): Pick<Finished, "method" | "path" | "agent"> {
	return {
		method: request.method ?? "",
		path: (request.url ?? "").replace(/^\w+:\/\/[^/?#]*/, "").replace(/[?#].*/s, ""),
		agent: (request.headers["user-agent"] ?? "").slice(0, LONGEST_AGENT),
	};
}

/** The status of an answer that has ended; 499 where the client left before there was one. */
export const statusOf = (response: ServerResponse): number =>
	response.headersSent ? response.statusCode : CLIENT_LEFT;

/** Milliseconds as logs have them, to a tenth. */
export const logged = (ms: number): number => Math.round(ms * 10) / 10;
