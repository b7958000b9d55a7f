import { createServer, type Server as HttpServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { openStore } from "@vitrine/store";
import { root } from "../../data/root.ts";
import type { Config } from "../../site/config.ts";
import { createApp } from "../app/app.ts";
import { builtAssets } from "../assets.ts";
import { readSettings } from "../config.ts";
import { IndexWatch } from "../health/watch.ts";
import type { Store } from "../store.ts";
import { logAccess } from "./accessLog.ts";
import { bind, urlOf } from "./bind.ts";
import { type OpenAnswers, openAnswers, stop } from "./close.ts";
import { answerUnreadable } from "./refusals.ts";
import type { Closed, ServeOptions, Server } from "./serving.ts";

/** The host of a request that names none, as probes in HTTP/1.0 do. */
const NAMELESS = { hostname: "localhost" };

/** Opens the index and listens, without waiting for the index to answer. */
export async function listen(options: ServeOptions): Promise<Server> {
	const { port, host, place, drain, config } = readSettings(process.env, options);
	const store = await openStore({ ...place, onNotice: (message) => console.error(message) });
	const watch = new IndexWatch(store.index);
	try {
		const { http, answers } = prepared({ store, config, watch }, options.accessLog);
		await bind(http, port, host);
		const url = urlOf(http, host);
		startWatch(watch, url);
		return { url, ready: watch.ready(), ...closing(() => stop(http, answers, store, watch, drain), options.signal) };
	} catch (error) {
		await store.close();
		throw error;
	}
}

interface Parts {
	readonly store: Store;
	readonly config: Config;
	readonly watch: IndexWatch;
}

interface Prepared {
	readonly http: HttpServer;
	readonly answers: OpenAnswers;
}

/** The site, before it listens. */
function prepared(parts: Parts, accessLog: string | undefined): Prepared {
	const assets = builtAssets(join(root, "apps/web/dist/client"));
	const http = createServer(getRequestListener(createApp({ ...parts, assets }).fetch, NAMELESS));
	answerUnreadable(http);
	const answers = openAnswers(http, parts.watch);
	if (accessLog !== undefined) logAccess(http, accessLog);
	return { http, answers };
}

/** Starts to watch the index; logs that the server waits where the index does not answer yet. */
function startWatch(watch: IndexWatch, url: string): void {
	watch.start();
	void watch.check().then(({ state }) => {
		if (state === "down") console.error(`Vitrine listens at ${url} and waits for its index.`);
	});
}

/** Stops once, when `close` is called or the signal is aborted. */
function closing(stopped: () => Promise<Closed>, signal: AbortSignal | undefined): Pick<Server, "close" | "closed"> {
	const { promise: closed, resolve } = Promise.withResolvers<Closed>();
	let stopping: Promise<Closed> | undefined;
	const close = (): Promise<Closed> => {
		stopping ??= stopped();
		void stopping.then(resolve);
		return stopping;
	};
	if (signal?.aborted) void close();
	signal?.addEventListener("abort", () => void close(), { once: true });
	return { close, closed };
}
