import type { Finished, OnFinished } from "../request/finished.ts";
import { ConfigError } from "../config/configError.ts";
import { logged } from "../request/sent.ts";
import { escapedJson } from "./escape.ts";
import { LineFile } from "./lineFile.ts";
import { reasonOf } from "./reasons.ts";

/** The audit log. */
interface AuditLog {
	readonly finished: OnFinished;
	close(): void;
}

/** The name of standard output. */
const STDOUT = "-";

/**
 * Appends a line of JSON to a file, or to standard output for `-`, for each download of a file and each API call. Throws a
 * ConfigError where the file cannot be opened.
 */
export function openAuditLog(file: string): AuditLog {
	const lines = file === STDOUT ? undefined : opened(file);
	const write = (line: string): void => {
		if (lines !== undefined) lines.write(line);
		else if (process.stdout.writable) process.stdout.write(line);
	};
	return {
		finished: (finished) => {
			if (isAudited(finished)) write(`${escapedJson(lineOf(finished))}\n`);
		},
		close: () => lines?.close(),
	};
}

function opened(file: string): LineFile {
	try {
		return new LineFile(file, { name: `audit log ${file}`, mode: 0o640, gap });
	} catch (error) {
		const reason = reasonOf(error);
		throw new ConfigError("unwritable-log", "VITRINE_AUDIT_LOG", { got: file, reason }, { cause: error });
	}
}

/** The line that says how many lines are missing, so that a gap can be seen in the file itself. */
const gap = (lost: number): string => `${JSON.stringify({ time: new Date().toISOString(), kind: "gap", lost })}\n`;

/** Whether a request downloads a file of a repository or calls the API of hub clients. */
const isAudited = ({ route }: Finished): boolean => /^\/(?:api|v2)\/|\/(?:resolve|raw)\/|^\/picture$/.test(route);

function lineOf({ time, id, route, client, agent, method, path, status, bytes, ms }: Finished): object {
	const kind = /^\/api\/|manifests/.test(route) ? "api" : "download";
	return { time, id, kind, client, agent, method, path, status, bytes, ms: logged(ms) };
}
