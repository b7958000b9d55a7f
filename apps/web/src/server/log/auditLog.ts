import { createWriteStream, openSync, type WriteStream } from "node:fs";
import type { Finished, OnFinished } from "../request/finished.ts";
import { logged } from "../request/sent.ts";
import { escapedJson } from "./escape.ts";
import { reasonOf } from "./reasons.ts";

/** The audit log. */
interface AuditLog {
	readonly finished: OnFinished;
	close(): void;
}

/** The name of standard output. */
const STDOUT = "-";

/**
 * Appends a line of JSON to a file, or to standard output for `-`, for each download of a file and each API call. Throws an
 * Error to print where the file cannot be opened.
 */
export function openAuditLog(file: string): AuditLog {
	const lines: NodeJS.WritableStream = file === STDOUT ? process.stdout : opened(file);
	return {
		finished: (finished) => {
			if (lines.writable && isAudited(finished)) lines.write(`${escapedJson(lineOf(finished))}\n`);
		},
		close: () => void (file !== STDOUT && lines.end()),
	};
}

function opened(file: string): WriteStream {
	try {
		const lines = createWriteStream(file, { fd: openSync(file, "a", 0o640) });
		lines.on("error", (error) => console.error(`The audit log ${file} stops here: ${error.message}`));
		return lines;
	} catch (error) {
		throw new Error(`VITRINE_AUDIT_LOG: ${file} cannot be written: ${reasonOf(error)}.`, { cause: error });
	}
}

/** Whether a request downloads a file of a repository or calls the API of hub clients. */
const isAudited = ({ route }: Finished): boolean => /^\/(?:api|v2)\/|\/(?:resolve|raw)\/|^\/picture$/.test(route);

function lineOf({ time, id, route, client, agent, method, path, status, bytes, ms }: Finished): object {
	const kind = /^\/api\/|manifests/.test(route) ? "api" : "download";
	return { time, id, kind, client, agent, method, path, status, bytes, ms: logged(ms) };
}
