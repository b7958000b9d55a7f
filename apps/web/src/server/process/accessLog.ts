import { createWriteStream, openSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { visible } from "@vitrine/code";
import { isProbe } from "../health/probes.ts";
import { reasonOf } from "../log/reasons.ts";

/** A line of the access log: one request that was answered, or abandoned by the client. */
export interface Access {
	/** When the request came, ISO 8601 with milliseconds. */
	readonly time: string;
	readonly method: string;
	/** The path as it was sent, without the query, which may be private. */
	readonly path: string;
	/** The status of the answer; 499 where the client left before there was one. */
	readonly status: number;
	/** Bytes sent, headers included. */
	readonly bytes: number;
	/** The User-Agent of the client, at most 300 characters; empty where there is none. */
	readonly agent: string;
}

/**
 * Appends a line of JSON to a file for each request except probes. Opens the file once, and creates it if there is none;
 * throws an Error to print where it cannot be opened.
 */
export function logAccess(http: Server, file: string): void {
	const lines = createWriteStream(file, { fd: opened(file) });
	lines.on("error", (error) => console.error(`The access log ${file} stops here: ${error.message}`));
	// First of the listeners, so that no byte of the answer is sent before they are counted.
	http.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
		if (isProbe(request.url ?? "")) return;
		const time = new Date().toISOString();
		const { socket } = request;
		const before = socket.bytesWritten;
		response.once("close", () => {
			if (!lines.writable) return;
			const bytes = socket.bytesWritten - before;
			lines.write(`${visible(JSON.stringify({ time, ...accessOf(request, response), bytes }))}\n`);
		});
	});
	http.once("close", () => lines.end());
}

/** Whether a request is one of those that machines send every few seconds. */

function opened(file: string): number {
	try {
		return openSync(file, "a");
	} catch (error) {
		throw new Error(`The access log ${file} cannot be written: ${reasonOf(error)}.`, { cause: error });
	}
}

const LONGEST_AGENT = 300;
const CLIENT_LEFT = 499;

function accessOf(request: IncomingMessage, response: ServerResponse): Omit<Access, "time" | "bytes"> {
	return {
		method: request.method ?? "",
		path: (request.url ?? "").replace(/^\w+:\/\/[^/?#]*/, "").replace(/[?#].*/s, ""),
		status: response.headersSent ? response.statusCode : CLIENT_LEFT,
		agent: (request.headers["user-agent"] ?? "").slice(0, LONGEST_AGENT),
	};
}
