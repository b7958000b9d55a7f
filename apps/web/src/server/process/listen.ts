import { createServer, type Server as HttpServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { openStore } from "@vitrine/store";
import { root } from "../../data/root.ts";
import type { Config } from "../../site/config.ts";
import { createApp } from "../app/app.ts";
import { builtAssets } from "../assets.ts";
import { readSettings } from "../config.ts";
import { LoadControl } from "../load/loadControl.ts";
import { IndexWatch } from "../health/watch.ts";
import type { Store } from "../store.ts";
import { logAccess } from "./accessLog.ts";
import { bind, urlOf } from "./bind.ts";
import { closeAfterAnswer, stop } from "./close.ts";
import { answerUnreadable } from "./refusals.ts";
import { endStalledReaders } from "./stalledReaders.ts";
import type { ServeOptions, Server } from "./serving.ts";

/** The host of a request that names none, as probes in HTTP/1.0 do. */
const NAMELESS = { hostname: "localhost" };

/** Opens the index and listens, without waiting for the index to answer. */
export async function listen(options: ServeOptions): Promise<Server> {
	const { port, host, place, drain, config, load: limits } = readSettings(process.env, options);
	const store = await openStore({ ...place, onNotice: (message) => console.error(message) });
	const watch = new IndexWatch(store.index);
	const load = new LoadControl(limits);
	try {
		const http = prepared({ store, config, watch, load }, options.accessLog);
		await bind(http, port, host);
		const url = urlOf(http, host);
		startWatch(watch, url);
		return { url, ready: watch.ready(), ...closing(() => stop(http, store, watch, drain), options.signal) };
	} catch (error) {
		await store.close();
		throw error;
	}
}

interface Parts {
	readonly store: Store;
	readonly config: Config;
	readonly watch: IndexWatch;
	readonly load: LoadControl;
}

/** The site, before it listens. */
function prepared(parts: Parts, accessLog: string | undefined): HttpServer {
	const assets = builtAssets(join(root, "apps/web/dist/client"));
	const http = createServer(getRequestListener(createApp({ ...parts, assets }).fetch, NAMELESS));
	answerUnreadable(http);
	endStalledReaders(http);
	closeAfterAnswer(http, parts.watch);
	if (accessLog !== undefined) logAccess(http, accessLog);
	return http;
}

/** Starts to watch the index; logs that the server waits where the index does not answer yet. */
function startWatch(watch: IndexWatch, url: string): void {
	watch.start();
	void watch.check().then(({ state }) => {
		if (state === "down") console.error(`Vitrine listens at ${url} and waits for its index.`);
	});
}

/** Stops once, when `close` is called or the signal is aborted. */
function closing(stopped: () => Promise<void>, signal: AbortSignal | undefined): Pick<Server, "close" | "closed"> {
	const { promise: closed, resolve } = Promise.withResolvers<void>();
	let stopping: Promise<void> | undefined;
	const close = (): Promise<void> => (stopping ??= stopped().then(resolve));
	if (signal?.aborted) void close();
	signal?.addEventListener("abort", () => void close(), { once: true });
	return { close, closed };
}
