import { QueryError } from "@vitrine/search";
import { SourceError } from "@vitrine/sources";
import type { Context } from "hono";

/** What is missing, in the words that hub clients know. */
export type Missing = "RepoNotFound" | "RevisionNotFound" | "EntryNotFound";

/** A request that cannot be answered as it was asked; the message is for whoever asked. */
export class HubError extends Error {
	override readonly name = "HubError";
	readonly status: 400 | 404 | 416;
	readonly code: Missing | undefined;
	/** Headers that the answer carries besides. */
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		status: 400 | 404 | 416,
		message: string,
		code?: Missing,
		headers: Readonly<Record<string, string>> = {},
	) {
		super(message);
		this.status = status;
		this.code = code;
		this.headers = headers;
	}
}

/** Answers, or says in headers and body why not. What is no fault of the request is thrown on. */
export async function answered<T>(context: Context, answer: () => Promise<T>): Promise<T | Response> {
	try {
		context.header("Cache-Control", "no-cache");
		return await answer();
	} catch (error) {
		const known = explained(error);
		if (known === undefined) throw error;
		for (const [name, value] of Object.entries(known.headers)) context.header(name, value);
		if (known.code !== undefined) context.header("X-Error-Code", known.code);
		context.header("X-Error-Message", plain(known.message));
		return context.json({ error: known.message }, known.status);
	}
}

function explained(error: unknown): HubError | undefined {
	if (error instanceof HubError) return error;
	return error instanceof QueryError ? new HubError(400, error.message) : undefined;
}

/** Runs what reads a path; one that leads out of the repository is refused in a message without our own paths. */
export async function inside<T>(path: string, read: () => Promise<T>): Promise<T> {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		throw new HubError(404, `${JSON.stringify(path)} cannot be read from this repository.`, "EntryNotFound");
	}
}

/** A message as a header can hold it. */
function plain(message: string): string {
	return message.replace(/[^\x20-\x7e]/g, "?");
}
