import { codeOf, reason, SourceError } from "../error.ts";
import { waitBefore } from "./wait.ts";

/** The powers a hub is read with; the caller gives them. */
export interface Transport {
	readonly fetch: typeof fetch;
	readonly sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
	readonly now: () => number;
	/** For one answer, from the request to its last byte, in milliseconds. */
	readonly timeout: number;
	/** How often a request is sent at most. */
	readonly tries: number;
}

export interface Request {
	readonly url: URL;
	readonly token?: string | undefined;
	readonly signal?: AbortSignal | undefined;
}

/** An answer that was read to its end. */
export interface Answer {
	readonly url: URL;
	readonly status: number;
	readonly headers: Headers;
	readonly body: string;
}

/** Bytes of one page of answers that are still read. */
const LONGEST = 256 * 1024 * 1024;
const MOST_REDIRECTS = 5;

/**
 * Asks until there is an answer worth having: what the hub says will pass (429, 5xx) and what the network drops is
 * tried again. Redirects are followed on the same host only, so that the token never leaves it.
 */
export async function ask(request: Request, transport: Transport): Promise<Answer> {
	for (let attempt = 1; ; attempt++) {
		const last = attempt >= transport.tries;
		const outcome = await once(request, transport).catch((error: unknown) => {
			request.signal?.throwIfAborted();
			if (error instanceof SourceError || last) throw failure(request.url, error, attempt);
			return undefined;
		});
		if (outcome !== undefined && (last || !passes(outcome.status))) return outcome;
		await transport.sleep(waitBefore(attempt + 1, outcome?.headers, transport.now()), request.signal);
	}
}

function passes(status: number): boolean {
	return status === 429 || status === 408 || status >= 500;
}

async function once({ url, token, signal }: Request, transport: Transport): Promise<Answer> {
	const limit = AbortSignal.any([AbortSignal.timeout(transport.timeout), ...(signal === undefined ? [] : [signal])]);
	let here = url;
	for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
		const response = await transport.fetch(here, { headers: headers(token), redirect: "manual", signal: limit });
		const target = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
		if (target === null)
			return { url: here, status: response.status, headers: response.headers, body: await text(response, here) };
		await response.body?.cancel();
		here = sameHost(target, here, "a redirect leads to");
	}
	throw new SourceError(named(url), `more than ${MOST_REDIRECTS} redirects`);
}

/** A URL the hub gave, as long as it stays with the hub. */
export function sameHost(target: string, from: URL, how: string): URL {
	if (!URL.canParse(target, from))
		throw new SourceError(named(from), `${how} ${JSON.stringify(target)}, which is no URL`);
	const url = new URL(target, from);
	if (url.origin === from.origin && url.username === "" && url.password === "") return url;
	throw new SourceError(
		named(from),
		`${how} ${url.origin}, another server; it is not followed, so that no token gets there`,
	);
}

/** A URL as messages show it: without the query, which is long, but with the page it asks for. */
export function named(url: URL): string {
	const cursor = url.searchParams.get("cursor");
	return `${url.origin}${url.pathname}${cursor === null ? "" : `?cursor=${cursor}`}`;
}

function headers(token: string | undefined): Record<string, string> {
	return {
		accept: "application/json",
		...(token !== undefined && token !== "" && { authorization: `Bearer ${token}` }),
	};
}

async function text(response: Response, url: URL): Promise<string> {
	const decoder = new TextDecoder();
	let [body, length] = ["", 0];
	for await (const chunk of response.body ?? []) {
		length += chunk.length;
		if (length > LONGEST) throw new SourceError(named(url), `answered with more than ${LONGEST} bytes`);
		body += decoder.decode(chunk, { stream: true });
	}
	return body + decoder.decode();
}

function failure(url: URL, error: unknown, tries: number): SourceError {
	if (error instanceof SourceError) return error;
	const timedOut = error instanceof Error && error.name === "TimeoutError";
	const cause = error instanceof Error ? codeOf(error.cause) : undefined;
	const what = timedOut ? "no answer in time" : `cannot be reached (${cause ?? reason(error)})`;
	return new SourceError(named(url), `${what}, asked ${tries} times`, { cause: error });
}
