import { createServer, type Server as HttpServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { computeAll, openStore } from "@vitrine/store";
import { BASE_PATH } from "../../base/basePath.ts";
import { root } from "../../data/root.ts";
import { warmRendering } from "../../rendering/rendering.ts";
import type { Config } from "../../site/config.ts";
import { AccessControl } from "../access/control.ts";
import { createApp } from "../app/app.ts";
import { builtAssets } from "../assets.ts";
import { readSettings, type Settings } from "../config.ts";
import { CollectionsFile } from "../collections/file.ts";
import { createLog, type Log } from "../log/log.ts";
import { Lateness } from "../load/lateness.ts";
import { LoadControl } from "../load/loadControl.ts";
import { refusingEarly } from "../load/refuseEarly.ts";
import { probe } from "../health/probes.ts";
import { IndexWatch } from "../health/watch.ts";
import type { Store } from "../store.ts";
import { logAccess } from "./accessLog.ts";
import { servedBelow } from "./basePath.ts";
import { bindWide, urlOf } from "./bind.ts";
import { type OpenAnswers, openAnswers, stop } from "./close.ts";
import { requiringOneHost } from "./oneHost.ts";
import { answerMisaddressed, answerUnreadable } from "./refusals.ts";
import { exposureOf } from "./exposure.ts";
import { type Observation, observation } from "./observation.ts";
import type { Closed, ServeOptions, Server } from "./serving.ts";
import { checkedIds } from "../../data/checkedIds.ts";
import { sendingPieces } from "./sendPieces.ts";
import { endStalledReaders } from "./stalledReaders.ts";

/** The host is for requests that name none, as probes in HTTP/1.0 do. */
const LISTENING = { hostname: "localhost", errorHandler: answerMisaddressed };

/** Opens the index and listens, without waiting for the index to answer. */
export async function listen(options: ServeOptions): Promise<Server> {
	const settings = readSettings(process.env, options);
	const parts = await opened(settings);
	const end = (): void => [parts.access, parts.observed].forEach((one) => one.close());
	try {
		return await listening(parts, settings, options, end);
	} catch (error) {
		end();
		await parts.store.close();
		throw error;
	}
}

async function opened(settings: Settings): Promise<Parts> {
	const { place, starter, config, load, access, collections: file, metricsPort, auditLog, proxies } = settings;
	const log = createLog(settings.log);
	const onNotice = (message: string): void => log.error(message);
	const data = "data" in place ? place.data : undefined;
	const { version } = config;
	const observed = observation({ log: settings.log, metricsPort, auditLog, proxies, version, data, logger: log });
	const store = await openStore({ ...place, withoutStarter: !starter, onNotice });
	const collections = file && new CollectionsFile({ ...file, log: onNotice });
	void collections?.refresh();
	return {
		config,
		log,
		observed,
		store,
		collections,
		watch: new IndexWatch(store.index, onNotice),
		load: new LoadControl(load),
		access: AccessControl.open(access, config.now),
	};
}

/** Listens for readers and for probes; `end` is called when the server has stopped. */
async function listening(
	parts: Parts,
	{ host, port, drain }: Settings,
	{ accessLog, signal }: ServeOptions,
	end: () => void,
): Promise<Server> {
	const { store, watch, log, access, collections, observed } = parts;
	const { http, answers } = prepared(parts, accessLog);
	await observed.listen(host, (path, isOperator) => probe(path, watch, isOperator, collections));
	await bindWide(http, port, host);
	const url = urlOf(http, host) + BASE_PATH;
	startWatch(watch, url, log);
	warmRendering();
	const ending = new AbortController();
	void watch.ready().then(() => computeAll(store, ending.signal));
	void watch.ready().then(() => (ending.signal.aborted ? undefined : lookAtOutcomes(store)));
	const stopped = (): Promise<Closed> => {
		ending.abort();
		return stop(http, answers, store, watch, drain).finally(() => end());
	};
	const line = (message: string): string => log.line(message);
	const exposure = exposureOf(host, access.isOn);
	return { url, exposure, line, ready: watch.ready(), ...closing(stopped, signal) };
}

/** Takes the first look at the files of checked models, which the first list would wait for. */
async function lookAtOutcomes(store: Store): Promise<void> {
	await checkedIds(store).catch(() => {});
}

interface Parts {
	readonly store: Store;
	readonly config: Config;
	readonly access: AccessControl;
	readonly collections: CollectionsFile | undefined;
	readonly watch: IndexWatch;
	readonly log: Log;
	readonly load: LoadControl;
	readonly observed: Observation;
}

interface Prepared {
	readonly http: HttpServer;
	readonly answers: OpenAnswers;
}

/** The site, before it listens. */
function prepared(
	{ observed: { metrics, observer }, collections, ...parts }: Parts,
	accessLog: string | undefined,
): Prepared {
	const assets = builtAssets(join(root, "apps/web/dist/client"));
	metrics?.watch(parts.store.index);
	const { load } = parts;
	const refused = "Requests refused because of the load, by reason: too many at once (busy), or from one client (rate)";
	metrics?.counts("vitrine_refused_requests_total", refused, () => ({
		busy: load.counts.shed,
		rate: load.counts.limited,
	}));
	metrics?.level("vitrine_requests_waiting", "Requests waiting in the queue", () => load.counts.waiting);
	const app = createApp({
		...parts,
		observer,
		assets,
		...(collections && { collections }),
		...(metrics && { measures: metrics }),
	});
	const site = refusingEarly(load, new Lateness(), getRequestListener(sendingPieces(app.fetch), LISTENING));
	const http = createServer(requiringOneHost(servedBelow(BASE_PATH, site)));
	answerUnreadable(http);
	endStalledReaders(http);
	const answers = openAnswers(http, parts.watch);
	if (accessLog !== undefined) logAccess(http, accessLog);
	return { http, answers };
}

/** Starts to watch the index; logs that the server waits where the index does not answer yet. */
function startWatch(watch: IndexWatch, url: string, log: Log): void {
	watch.start();
	void watch.check().then(({ state }) => {
		if (state === "down") log.error(`Vitrine is listening at ${url} and waiting for its index.`);
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
