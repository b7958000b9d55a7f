import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { visible } from "@vitrine/code";
import { isProbe } from "../health/probes.ts";
import { LineFile } from "../log/lineFile.ts";
import { reasonOf } from "../log/reasons.ts";
import type { Finished } from "../request/finished.ts";
import { factsOf, logged, statusOf } from "../request/sent.ts";

/** A line of the access log: one request that was answered, or abandoned by the client. */
export type AccessLine = Pick<Finished, "time" | "method" | "path" | "status" | "agent" | "bytes" | "ms">;

/**
 * Appends a line of JSON to a file for each request except probes. Opens the file once, and creates it if there is none;
 * throws an Error to print where it cannot be opened.
 */
export function logAccess(http: Server, file: string): void {
	const lines = opened(file);
	// First of the listeners, so that no byte of the answer is sent before they are counted.
	http.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
		if (isProbe(request.url ?? "")) return;
		const [time, start] = [new Date().toISOString(), performance.now()];
		const { socket } = request;
		const before = socket.bytesWritten;
		response.once("close", () => {
			const bytes = socket.bytesWritten - before;
			const { method, path, agent } = factsOf(request);
			const ms = logged(performance.now() - start);
			const line: AccessLine = { time, method, path, status: statusOf(response), agent, bytes, ms };
			lines.write(`${visible(JSON.stringify(line))}\n`);
		});
	});
	http.once("close", () => lines.close());
}

function opened(file: string): LineFile {
	try {
		return new LineFile(file, { name: `access log ${file}`, gap: () => "" });
	} catch (error) {
		throw new Error(`The access log ${file} cannot be written: ${reasonOf(error)}.`, { cause: error });
	}
}
