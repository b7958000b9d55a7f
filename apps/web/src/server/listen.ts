import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { clearTimeout, setTimeout as startTimer } from "node:timers";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { openStore, placeOf } from "@vitrine/store";
import { root } from "../data/root.ts";
import type { Config } from "../site/config.ts";
import { logAccess } from "./accessLog.ts";
import { createApp } from "./app.ts";
import { builtAssets } from "./assets.ts";
import { readConfig } from "./config.ts";
import { answerUnreadable } from "./refusals.ts";
import { drainOf } from "./drain.ts";
import { Notices } from "./notices.ts";
import type { ServeOptions, Server } from "./serving.ts";
import type { Store } from "./store.ts";
import { IndexWatch } from "./watch.ts";

/** How long answers that are under way may take to finish. */
const GRACE = 1_500;

/** What a request that names no host is taken to name: probes in HTTP/1.0 do not. */
const NAMELESS = { hostname: "localhost" };

/** Opens the index and listens; that the index answers is not waited for. */
export async function listen(options: ServeOptions): Promise<Server> {
	const { host, data, opensearch, endpoints, signal } = options;
	const config = readConfig(process.env, endpoints);
	const drain = drainOf(process.env);
	const notices = new Notices();
	const place = placeOf(process.env, { data, opensearch });
	const store = await openStore({ ...place, onNotice: (message) => notices.tell(message) });
	const watch = new IndexWatch(store.index, notices);
	const http = await bound(options, { store, config, watch }).catch(async (error: unknown) => {
		await store.close();
		throw error;
	});
	const url = urlOf(http.address() as AddressInfo, host);
	beginWatch(watch, url);
	const { promise: closed, resolve } = Promise.withResolvers<void>();
	let closing: Promise<void> | undefined;
	const close = (): Promise<void> => (closing ??= ended(http, store, watch, drain).then(resolve));
	if (signal?.aborted) void close();
	signal?.addEventListener("abort", () => void close(), { once: true });
	return { url, ready: watch.ready(), close, closed };
}

/** The site, listening. */
async function bound(
	{ port = 3000, host, accessLog }: ServeOptions,
	site: { readonly store: Store; readonly config: Config; readonly watch: IndexWatch },
): Promise<HttpServer> {
	const assets = builtAssets(join(root, "apps/web/dist/client"));
	const http = createServer(getRequestListener(createApp({ ...site, assets }).fetch, NAMELESS));
	answerUnreadable(http);
	sendAway(http, site.watch);
	if (accessLog !== undefined) logAccess(http, accessLog);
	await bind(http, port, host);
	return http;
}

/** Keeps an eye on the index, and says so where the server is there before it. */
function beginWatch(watch: IndexWatch, url: string): void {
	watch.start();
	void watch.look().then(({ state }) => {
		if (state === "down") console.error(`Vitrine listens at ${url} and waits for its index.`);
	});
}

/** Answers go on for a while in which `/readyz` says that they will end; then no more are begun. */
async function ended(http: HttpServer, store: Store, watch: IndexWatch, drain: number): Promise<void> {
	watch.stop();
	await setTimeout(drain);
	await stop(http);
	await store.close();
}

/** Connections of clients that ask again and again end with their next answer, once the server is about to. */
function sendAway(http: HttpServer, watch: IndexWatch): void {
	http.prependListener("request", (_, response) => {
		if (watch.isStopping) response.shouldKeepAlive = false;
	});
}

function bind(http: HttpServer, port: number, host: string | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		http.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, port, host)));
		http.listen({ port, ...(host !== undefined && { host }) }, resolve);
	});
}

/** Says what to do about a port that cannot be had. */
function explained(error: NodeJS.ErrnoException, port: number, host = "this machine"): Error {
	const other = `PORT=${port < 65_535 ? port + 1 : 3000} npm start`;
	if (error.code === "EADDRINUSE")
		return new Error(`Port ${port} is taken by another program. Stop it, or take another port: ${other}`);
	if (error.code === "EACCES")
		return new Error(`Port ${port} may not be used by this account. Take one above 1023: PORT=3000 npm start`);
	if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
		return new Error(`HOST ${host} is not an address of this machine. Leave HOST out to listen on all of them.`);
	return error;
}

/** Lets answers finish, but not for long. */
async function stop(http: HttpServer): Promise<void> {
	const done = new Promise<void>((resolve) => void http.close(() => resolve()));
	http.closeIdleConnections();
	const timer = startTimer(() => http.closeAllConnections(), GRACE);
	await done;
	clearTimeout(timer);
}

/** An address that a browser on this machine can open. */
function urlOf({ port }: AddressInfo, host = "localhost"): string {
	const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
	return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
