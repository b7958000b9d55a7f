import { createWriteStream, openSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { PROBES } from "./probes.ts";

/** A line of the access log: one request that has been answered, or was given up. */
export interface Access {
	/** When the request came, ISO 8601 with milliseconds. */
	readonly time: string;
	readonly method: string;
	/** As it was sent, without the query: that may hold what is nobody else's business. */
	readonly path: string;
	/** Of the answer; 499 where the client went away before there was one. */
	readonly status: number;
	/** Sent on the wire, the answer's head included. */
	readonly bytes: number;
	/** What the client calls itself, at most 300 characters; empty where it does not say. */
	readonly agent: string;
}

/**
 * Appends a line of JSON to a file for each request, but those of probes, that a server is done with. The file is opened once, and made if
 * need be; throws an Error to print where it cannot be.
 */
export function logAccess(http: Server, file: string): void {
	const lines = createWriteStream(file, { fd: opened(file) });
	lines.on("error", (error) => console.error(`The access log ${file} ends here: ${error.message}`));
	// Before the answer is begun: else its bytes would be counted as earlier ones.
	http.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
		if (isProbe(request)) return;
		const time = new Date().toISOString();
		const { socket } = request;
		const before = socket.bytesWritten;
		response.once("close", () => {
			if (!lines.writable) return;
			const bytes = socket.bytesWritten - before;
			lines.write(`${JSON.stringify({ time, ...accessOf(request, response), bytes })}\n`);
		});
	});
	http.once("close", () => lines.end());
}

/** What is asked every few seconds by machines says nothing of who reads the site. */
const isProbe = ({ url = "" }: IncomingMessage): boolean =>
	Object.values<string>(PROBES).includes(url.replace(/[?#].*/s, ""));

function opened(file: string): number {
	try {
		return openSync(file, "a");
	} catch (error) {
		const { code = "", message } = error as NodeJS.ErrnoException;
		const why = {
			ENOENT: "its folder does not exist",
			EACCES: "this account may not write there",
			EISDIR: "it is a folder",
		};
		throw new Error(`The access log ${file} cannot be written: ${why[code as keyof typeof why] ?? message}.`, {
			cause: error,
		});
	}
}

const LONGEST_AGENT = 300;
const CLIENT_WENT_AWAY = 499;

function accessOf(request: IncomingMessage, response: ServerResponse): Omit<Access, "time" | "bytes"> {
	return {
		method: request.method ?? "",
		path: (request.url ?? "").replace(/^\w+:\/\/[^/?#]*/, "").replace(/[?#].*/s, ""),
		status: response.headersSent ? response.statusCode : CLIENT_WENT_AWAY,
		agent: (request.headers["user-agent"] ?? "").slice(0, LONGEST_AGENT),
	};
}
