import { shortened } from "@vitrine/model";
import type { Finished } from "../request/finished.ts";
import { logged } from "../request/sent.ts";
import { escaped, escapedJson } from "./escape.ts";

/** The formats of the log: sentences, or a line of JSON for each message and request. */
export type LogFormat = "text" | "json";

/** The log of the server. */
export interface Log {
	/** A message as a line, for a caller that prints it. */
	line(message: string): string;
	error(message: string, details?: ErrorDetails): void;
	/** Logs a request; does nothing in text. */
	request(finished: Finished): void;
}

interface ErrorDetails {
	/** The id of the request that failed. */
	readonly id?: string | undefined;
	readonly error?: unknown;
}

/** A log in a format. Errors go to the first stream and requests to the second. */
export function createLog(format: LogFormat, errors: Write = toStderr, requests: Write = toStdout): Log {
	return format === "json" ? jsonLog(errors, requests) : textLog(errors);
}

type Write = (line: string) => void;

const toStderr: Write = (line) => console.error(line);
const toStdout: Write = (line) => console.log(line);

function textLog(errors: Write): Log {
	return {
		line: escaped,
		error: (message, { id, error } = {}) => {
			const request = id === undefined ? "" : ` (request ${id})`;
			const stack = error === undefined ? [] : detailsOf(error).split("\n").map(escaped);
			errors([`${escaped(message)}${request}`, ...stack].join("\n"));
		},
		request: () => {},
	};
}

function jsonLog(errors: Write, requests: Write): Log {
	return {
		line: (message) => escapedJson({ time: now(), level: "info", message }),
		error: (message, { id, error } = {}) =>
			errors(escapedJson({ time: now(), level: "error", message, id, error: error && detailsOf(error) })),
		request: (finished) => requests(escapedJson(lineOf(finished))),
	};
}

const now = (): string => new Date().toISOString();

/** UTF-16 units of an error in the log: parsers quote what strangers wrote. */
const LONGEST = 8_000;

/** An error with its stack, where it has one. */
const detailsOf = (error: unknown): string =>
	shortened(error instanceof Error ? (error.stack ?? error.message) : String(error), LONGEST);

function lineOf({ time, id, method, route, path, status, bytes, ms }: Finished): object {
	const level = status >= 500 ? "error" : "info";
	return { time, level, message: "request", id, method, route, path, status, bytes, ms: logged(ms) };
}
