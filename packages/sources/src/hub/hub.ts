import { setTimeout } from "node:timers/promises";
import { shown } from "@vitrine/model";
import { reason, SourceError } from "../error.ts";
import { bounded, item } from "../item.ts";
import type { ReadOptions, Source, SourceItem } from "../source.ts";
import { nextLink } from "./link.ts";
import { type Answer, ask, named, sameHost, type Transport } from "./request.ts";

export interface HubOptions {
	/** Sent to this hub and to nobody else. */
	readonly token?: string;
	/** Records at most; the `limit` of `records` holds too. */
	readonly limit?: number;
	readonly signal?: AbortSignal;
	/** Added to the query of the list: `{ author: "owner", filter: "gguf" }`. */
	readonly query?: Readonly<Record<string, string>>;
	readonly fetch?: typeof fetch;
	/** For one answer, in milliseconds; 60,000 unless given. */
	readonly timeout?: number;
	/** How often a request is sent at most; 5 unless given. */
	readonly tries?: number;
	/** How waiting is done. */
	readonly sleep?: Transport["sleep"];
}

/** Records asked for at a time. */
const PAGE = 500;
/** What is asked for of each model; a hub that does not know `expand` is asked for all it has. */
const EXPAND = [
	"author",
	"cardData",
	"config",
	"createdAt",
	"disabled",
	"downloads",
	"gated",
	"gguf",
	"inferenceProviderMapping",
	"lastModified",
	"library_name",
	"likes",
	"mask_token",
	"pipeline_tag",
	"private",
	"safetensors",
	"sha",
	"tags",
	"transformersInfo",
	"trendingScore",
	"usedStorage",
	"widgetData",
];

/**
 * A hub's list of models (`GET /api/models`), most downloaded first, page by page. `url` is the hub's root. Throws
 * SourceError when it is no http or https URL.
 */
export function openHub(url: string, options: HubOptions = {}): Hub {
	const parsed = URL.canParse(url) ? new URL(url) : undefined;
	if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
		throw new SourceError(shown(url), "is no URL of a hub; one looks like https://hub.example.org");
	if (parsed.username !== "" || parsed.password !== "")
		throw new SourceError(parsed.origin, "the URL holds a user or password; give a token instead");
	if (!/^[\x21-\x7e]*$/.test(options.token ?? ""))
		throw new SourceError(parsed.origin, "the token holds a space, a line break or a letter that no token has");
	parsed.hash = "";
	parsed.search = "";
	parsed.pathname = parsed.pathname.replace(/(\/api\/models)?\/*$/, "");
	return new Hub(parsed.href.replace(/\/$/, ""), options);
}

export class Hub implements Source {
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
		for await (const { models, url } of this.#pages(limit, signal)) {
			for (const [at, model] of models.entries()) yield item(model, `${named(url)} [${at}]`);
		}
	}

	async *#pages(limit: number, signal: AbortSignal | undefined): AsyncGenerator<Page> {
		const seen = new Set<string>();
		let answer = await this.#first(limit, signal);
		for (;;) {
			const page = { url: answer.url, models: modelsOf(answer) };
			yield page;
			const next = nextLink(answer.headers.get("link"));
			if (next === undefined || page.models.length === 0) return;
			const url = sameHost(next, answer.url, "the next page is on");
			if (seen.has(url.href))
				throw new SourceError(named(answer.url), "names a page that was already read as the next one");
			seen.add(url.href);
			answer = await this.#get(url, signal);
		}
	}

	async #first(limit: number, signal: AbortSignal | undefined): Promise<Answer> {
		const expanded = await this.#get(
			this.#list(
				limit,
				EXPAND.map((field) => ["expand", field]),
			),
			signal,
		);
		if (expanded.status !== 400) return expanded;
		return this.#get(
			this.#list(
				limit,
				["full", "config", "cardData"].map((field) => [field, "true"]),
			),
			signal,
		);
	}

	#list(limit: number, fields: readonly (readonly string[])[]): URL {
		const url = new URL(`${this.location}/api/models`);
		const page = [
			["limit", String(Math.min(limit, PAGE))],
			["sort", "downloads"],
			["direction", "-1"],
		];
		for (const [name = "", value = ""] of [...page, ...Object.entries(this.#options.query ?? {}), ...fields])
			url.searchParams.append(name, value);
		return url;
	}

	async #get(url: URL, signal: AbortSignal | undefined): Promise<Answer> {
		return ask({ url, signal, token: this.#options.token }, this.#transport);
	}
}

interface Page {
	readonly url: URL;
	readonly models: readonly unknown[];
}

function modelsOf(answer: Answer): readonly unknown[] {
	const where = named(answer.url);
	if (answer.status !== 200) throw new SourceError(where, `answered ${answer.status}${meaning(answer)}`);
	let value: unknown;
	try {
		value = JSON.parse(answer.body);
	} catch (error) {
		const type = answer.headers.get("content-type") ?? "no content type";
		throw new SourceError(
			where,
			`answered with ${type}, which is not JSON (${reason(error)}); is this the root of a hub?`,
		);
	}
	if (Array.isArray(value)) return value;
	throw new SourceError(
		where,
		`answered with ${shown(value)} where a list of models should be; is this the root of a hub?`,
	);
}

function meaning({ status, headers, body }: Answer): string {
	const said = headers.get("x-error-message") ?? (/^\s*[<{[]/.test(body) ? "" : body.trim().slice(0, 200));
	const advice: Readonly<Record<number, string>> = {
		401: "the token is missing or not valid; HF_TOKEN or --token gives one",
		403: "the token is not allowed to read this list",
		404: "there is no list of models there; the URL should be the root of a hub",
		429: "too many requests, even after waiting; try again later",
	};
	const words = [said, advice[status] ?? (status >= 500 ? "the hub has a fault; try again later" : "")];
	return words
		.filter((word) => word !== "")
		.map((word) => `: ${word}`)
		.join("");
}
