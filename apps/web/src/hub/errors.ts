import { QueryError } from "@vitrine/search";
import { SourceError } from "@vitrine/sources";
import type { Context } from "hono";
import { cut } from "../base/cut.ts";

/** What is missing or refused, as a code that hub clients know. */
type Missing = "RepoNotFound" | "RevisionNotFound" | "EntryNotFound" | "GatedRepo";

/** UTF-16 units of a message: it can quote a path or a parameter of a request. */
const LONGEST = 500;

type Status = 400 | 401 | 403 | 404 | 405 | 412 | 416 | 503;

/** A request that cannot be answered; the message is for the client. */
export class HubError extends Error {
	override readonly name = "HubError";
	readonly status: Status;
	readonly code: Missing | undefined;
	/** Further headers of the answer. */
	readonly headers: Readonly<Record<string, string>>;

	constructor(status: Status, message: string, code?: Missing, headers: Readonly<Record<string, string>> = {}) {
		// Proxies refuse answers with long headers, and the message is in one.
		super(cut(message, LONGEST));
		this.status = status;
		this.code = code;
		this.headers = headers;
	}
}

/** Answers, or puts the reason why not into headers and body. An error that the request did not cause is rethrown. */
export async function answered<T>(context: Context, answer: () => Promise<T>): Promise<T | Response> {
	try {
		context.header("Cache-Control", "no-cache");
		return await answer();
	} catch (error) {
		const known = asHubError(error);
		if (known === undefined) throw error;
		for (const [name, value] of Object.entries(known.headers)) context.header(name, value);
		if (known.code !== undefined) context.header("X-Error-Code", known.code);
		context.header("X-Error-Message", inHeader(known.message));
		return context.json({ error: known.message }, known.status);
	}
}

function asHubError(error: unknown): HubError | undefined {
	if (error instanceof HubError) return error;
	return error instanceof QueryError ? new HubError(400, error.message) : undefined;
}

/** Reads a path; one that leads out of the repository is refused without naming paths of this machine. */
export async function inside<T>(path: string, read: () => Promise<T>): Promise<T> {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		throw new HubError(404, `${JSON.stringify(path)} cannot be read from this repository.`, "EntryNotFound");
	}
}

/** The error for a file that is listed and cannot be opened. */
export function goneError(path: string): HubError {
	return new HubError(404, `${JSON.stringify(path)} no longer exists.`, "EntryNotFound");
}

/** A message without what a header cannot contain. */
function inHeader(message: string): string {
	return message.replace(/[^\x20-\x7e]/g, "?");
}
