import { shortened } from "@vitrine/model";
import { codeOf, reason } from "../cause.ts";
import { SourceError } from "../error.ts";
import { Blocks } from "./blocks.ts";
import { waitBefore } from "./wait.ts";

/** How a hub is reached. */
export interface Transport {
	readonly fetch: typeof fetch;
	readonly sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
	readonly now: () => number;
	/** For one answer, from the request to its last byte, in milliseconds. */
	readonly timeout: number;
	/** The most times that a request is sent. */
	readonly tries: number;
}

interface Request {
	readonly url: URL;
	readonly token?: string | undefined;
	readonly signal?: AbortSignal | undefined;
}

/** An answer that was read to its end. */
export interface Answer {
	readonly url: URL;
	readonly status: number;
	readonly headers: Headers;
	/** In blocks. */
	readonly body: readonly Uint8Array[];
}

/** Bytes of the longest answer that is read. */
const LONGEST = 256 * 1024 * 1024;
const MOST_REDIRECTS = 5;

/**
 * Sends a request until it is answered. What should pass (429, 408, 5xx) and network errors are tried again. Redirects are
 * followed on the same host only, so that the token never leaves it.
 */
export async function ask(request: Request, transport: Transport): Promise<Answer> {
	for (let attempt = 1; ; attempt++) {
		const isLast = attempt >= transport.tries;
		const outcome = await once(request, transport).catch((error: unknown) => {
			request.signal?.throwIfAborted();
			if (error instanceof SourceError || isLast) throw failure(request.url, error, attempt);
			return undefined;
		});
		if (outcome !== undefined && (isLast || !shouldPass(outcome.status))) return outcome;
		await transport.sleep(waitBefore(attempt + 1, outcome?.headers, transport.now()), request.signal).catch((error) => {
			// The reason of the caller, not that of a timer.
			request.signal?.throwIfAborted();
			throw error;
		});
	}
}

function shouldPass(status: number): boolean {
	return status === 429 || status === 408 || status >= 500;
}

async function once({ url, token, signal }: Request, transport: Transport): Promise<Answer> {
	const limit = AbortSignal.any([AbortSignal.timeout(transport.timeout), ...(signal === undefined ? [] : [signal])]);
	let here = url;
	for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
		const response = await transport.fetch(here, { headers: headers(token), redirect: "manual", signal: limit });
		const target = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
		if (target === null)
			return { url: here, status: response.status, headers: response.headers, body: await bytes(response, here) };
		await response.body?.cancel();
		here = sameHost(target, here, "a redirect leads to");
	}
	throw new SourceError("too-many-redirects", named(url), { expected: String(MOST_REDIRECTS) });
}

/** A URL that the hub gave. Throws SourceError if it leaves the hub; `how` names its origin in the message. */
export function sameHost(target: string, from: URL, how: string): URL {
	if (!URL.canParse(target, from))
		throw new SourceError("bad-link", named(from), { got: JSON.stringify(target.slice(0, 200)), reason: how });
	const url = new URL(target, from);
	if (url.origin === from.origin && url.username === "" && url.password === "") return url;
	throw new SourceError("other-server", named(from), {
		expected: from.origin,
		got: shortened(url.host === "" ? url.protocol : `${url.protocol}//${url.host}`, LONGEST_NAME),
		reason: how,
	});
}

/** UTF-16 units of a URL in a message: a hub can name one of any length. */
const LONGEST_NAME = 500;

/** A URL for messages: without its long query, but with the page that it requests. */
export function named(url: URL): string {
	const cursor = url.searchParams.get("cursor");
	return shortened(`${url.origin}${url.pathname}${cursor === null ? "" : `?cursor=${cursor}`}`, LONGEST_NAME);
}

function headers(token: string | undefined): Record<string, string> {
	return {
		accept: "application/json",
		...(token !== undefined && token !== "" && { authorization: `Bearer ${token}` }),
	};
}

async function bytes(response: Response, url: URL): Promise<readonly Uint8Array[]> {
	const blocks = new Blocks();
	let length = 0;
	for await (const part of response.body ?? []) {
		length += part.length;
		if (length > LONGEST) throw new SourceError("answer-too-long", named(url), { expected: String(LONGEST) });
		blocks.add(part);
	}
	return blocks.take();
}

function failure(url: URL, cause: unknown, tries: number): SourceError {
	if (cause instanceof SourceError) return cause;
	const got = String(tries);
	if (cause instanceof Error && cause.name === "TimeoutError")
		return new SourceError("no-answer", named(url), { got }, { cause });
	const code = cause instanceof Error ? codeOf(cause.cause) : undefined;
	return new SourceError("unreachable", named(url), { got, reason: code ?? reason(cause) }, { cause });
}
