import { FaultError, type FaultSentences, type FaultWords, shortened } from "@vitrine/model";
import { QueryError } from "@vitrine/search";
import { SourceError } from "@vitrine/sources";
import type { Context } from "hono";
import { type ClientCode, type HubRefusal, REFUSALS } from "./refusals.ts";

type HubErrorCode = keyof typeof REFUSALS;

/** UTF-16 units of a message: it can quote a path or a parameter of a request. Proxies refuse answers with long headers. */
const LONGEST = 500;

interface HubErrorOptions {
	/** Instead of that of the code. */
	readonly status?: HubRefusal["status"];
	/** Further headers of the answer. */
	readonly headers?: Readonly<Record<string, string>>;
}

/** A request that cannot be answered; the message is for the client. `field` is the parameter, the path or the model. */
export class HubError extends FaultError<HubErrorCode> {
	override readonly name = "HubError";
	readonly status: HubRefusal["status"];
	readonly clientCode: ClientCode | undefined;
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		code: HubErrorCode,
		field: string,
		words: Partial<FaultWords> = {},
		{ status, headers = {} }: HubErrorOptions = {},
	) {
		super(SENTENCES, code, field, words);
		const refusal: HubRefusal = REFUSALS[code];
		this.status = status ?? refusal.status;
		this.clientCode = refusal.clientCode;
		this.headers = { ...(refusal.retryAfter && { "Retry-After": String(refusal.retryAfter) }), ...headers };
	}
}

const SENTENCES = Object.fromEntries(
	Object.entries(REFUSALS).map(([code, { sentence }]) => [
		code,
		(words: FaultWords) => shortened(sentence(words), LONGEST),
	]),
) as FaultSentences<HubErrorCode>;

/** Answers, or puts the reason why not into headers and body. An error that the request did not cause is rethrown. */
export async function answered<T>(context: Context, answer: () => Promise<T>): Promise<T | Response> {
	try {
		context.header("Cache-Control", "no-cache");
		return await answer();
	} catch (error) {
		const known = asHubError(error);
		if (known === undefined) throw error;
		for (const [name, value] of Object.entries(known.headers)) context.header(name, value);
		if (known.clientCode !== undefined) context.header("X-Error-Code", known.clientCode);
		context.header("X-Error-Message", inHeader(known.message));
		return context.json({ error: known.message }, known.status);
	}
}

function asHubError(error: unknown): HubError | undefined {
	if (error instanceof HubError) return error;
	if (!(error instanceof QueryError)) return undefined;
	return new HubError(error.code === "too-many" ? "too-many" : "wrong-parameter", error.field, error);
}

/** Reads a path; one that leads out of the repository is refused without naming paths of this machine. */
export async function inside<T>(path: string, read: () => Promise<T>): Promise<T> {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		throw new HubError("unreadable-file", path);
	}
}

/** A message without what a header cannot contain. */
function inHeader(message: string): string {
	return message.replace(/[^\x20-\x7e]/g, "?");
}
