import { setTimeout } from "node:timers/promises";
import { shown } from "@vitrine/model";
import { SourceError } from "../error.ts";
import { bounded, item } from "../item.ts";
import type { ReadOptions, Source, SourceItem } from "../source.ts";
import { modelsOf } from "./answer.ts";
import { nextLink } from "./link.ts";
import { Progress, STALE_PAGES } from "./progress.ts";
import { expanded, full, type Parameters } from "./parameters.ts";
import { type Answer, ask, named, sameHost, type Transport } from "./request.ts";

export interface HubOptions {
	/** Sent to this hub only. */
	readonly token?: string;
	/** The most records to read; the `limit` of `records` applies, too. */
	readonly limit?: number;
	readonly signal?: AbortSignal;
	/** Added to the query of the list: `{ author: "owner", filter: "gguf" }`. */
	readonly query?: Readonly<Record<string, string>>;
	readonly fetch?: typeof fetch;
	/** For one answer, in milliseconds; 60,000 by default. */
	readonly timeout?: number;
	/** The most times that a request is sent; 5 by default. */
	readonly tries?: number;
	/** How to wait; with a timer by default. */
	readonly sleep?: Transport["sleep"];
}

/** Records per request, and entries of one answer that are no models after which the rest is not read. */
const [PAGE, MOST_SKIPPED] = [500, 10_000];

/**
 * A hub's list of models (`GET /api/models`), most downloaded first, page by page. `url` is the root of the hub. Throws
 * SourceError if it is not an http or https URL.
 */
export function openHub(url: string, options: HubOptions = {}): Hub {
	const parsed = URL.canParse(url) ? new URL(url) : undefined;
	if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
		throw new SourceError("bad-url", shown(url), {
			field: "url",
			got: shown(url),
			expected: "https://hub.example.org",
		});
	if (parsed.username !== "" || parsed.password !== "")
		throw new SourceError("url-with-password", parsed.origin, { field: "url" });
	if (!/^[\x21-\x7e]*$/.test(options.token ?? ""))
		throw new SourceError("bad-token", parsed.origin, { field: "token" });
	parsed.hash = "";
	parsed.search = "";
	parsed.pathname = parsed.pathname.replace(/(\/api\/models)?\/*$/, "");
	return new Hub(parsed.href.replace(/\/$/, ""), options);
}

class Hub implements Source {
	readonly kind = "hub";
	readonly location: string;
	readonly #options: HubOptions;
	readonly #transport: Transport;

	constructor(location: string, options: HubOptions) {
		this.location = location;
		this.#options = options;
		this.#transport = {
			fetch: options.fetch ?? fetch,
			sleep:
				options.sleep ?? (async (milliseconds, signal) => setTimeout(milliseconds, undefined, signal && { signal })),
			now: Date.now,
			timeout: options.timeout ?? 60_000,
			tries: options.tries ?? 5,
		};
	}

	records(options: ReadOptions = {}): AsyncIterable<SourceItem> {
		const limit = Math.min(options.limit ?? Number.POSITIVE_INFINITY, this.#options.limit ?? Number.POSITIVE_INFINITY);
		const signals = [options.signal, this.#options.signal].filter((signal) => signal !== undefined);
		const signal = signals.length > 0 ? AbortSignal.any(signals) : undefined;
		return bounded(this.#items(limit, signal), { limit, ...(signal !== undefined && { signal }) });
	}

	async *#items(limit: number, signal: AbortSignal | undefined): AsyncGenerator<SourceItem> {
		const seen = new Set<string>();
		const progress = new Progress();
		let answer = await this.#first(limit, signal);
		for (;;) {
			let [isEmpty, skipped] = [true, 0];
			for await (const model of modelsOf(answer)) {
				isEmpty = false;
				progress.add("json" in model ? model.json : undefined);
				const next = "json" in model ? item(model.json, model.where) : model;
				if ("skipped" in next && ++skipped > MOST_SKIPPED)
					throw new SourceError("no-models", named(answer.url), { expected: String(MOST_SKIPPED) });
				yield next;
			}
			const next = nextLink(answer.headers.get("link"));
			if (next === undefined || isEmpty) return;
			if (!progress.endPage())
				throw new SourceError("stale-pages", named(answer.url), { expected: String(STALE_PAGES) });
			const url = sameHost(next, answer.url, "the next page is on");
			if (seen.has(url.href)) throw new SourceError("repeated-page", named(answer.url));
			seen.add(url.href);
			answer = await this.#get(url, signal);
		}
	}

	async #first(limit: number, signal: AbortSignal | undefined): Promise<Answer> {
		const answer = await this.#get(this.#list(limit, expanded), signal);
		return answer.status === 400 ? this.#get(this.#list(limit, full), signal) : answer;
	}

	#list(limit: number, fields: Parameters): URL {
		const url = new URL(`${this.location}/api/models`);
		const order: Parameters = [
			["limit", String(Math.min(limit, PAGE))],
			["sort", "downloads"],
			["direction", "-1"],
		];
		for (const [name, value] of [...order, ...Object.entries(this.#options.query ?? {}), ...fields])
			url.searchParams.append(name, value);
		return url;
	}

	async #get(url: URL, signal: AbortSignal | undefined): Promise<Answer> {
		return ask({ url, signal, token: this.#options.token }, this.#transport);
	}
}
