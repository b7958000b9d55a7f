import { createServer, type Server as HttpServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { computeAll, openStore } from "@vitrine/store";
import { BASE_PATH } from "../../base/basePath.ts";
import { root } from "../../data/root.ts";
import { warmDrawing } from "../../drawing/drawing.ts";
import type { Config } from "../../site/config.ts";
import { AccessControl } from "../access/control.ts";
import { createApp } from "../app/app.ts";
import { builtAssets } from "../assets.ts";
import { readSettings } from "../config.ts";
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
import { answerUnreadable } from "./refusals.ts";
import { exposureOf } from "./exposure.ts";
import { type Observation, observation } from "./observation.ts";
import type { Closed, ServeOptions, Server } from "./serving.ts";
import { sendingPieces } from "./sendPieces.ts";
import { endStalledReaders } from "./stalledReaders.ts";

/** The host of a request that names none, as probes in HTTP/1.0 do. */
const NAMELESS = { hostname: "localhost" };

/** Opens the index and listens, without waiting for the index to answer. */
export async function listen(options: ServeOptions): Promise<Server> {
	const settings = readSettings(process.env, options);
	const {
		port,
		host,
		place,
		collections: file,
		starter,
		drain,
		config,
		load: limits,
		access: who,
		...operation
	} = settings;
	const log = createLog(operation.log);
	const data = "data" in place ? place.data : undefined;
	const observed = observation({ ...operation, version: config.version, data, logger: log });
	const store = await openStore({ ...place, withoutStarter: !starter, onNotice: (message) => log.error(message) });
	const watch = new IndexWatch(store.index, (message) => log.error(message));
	const load = new LoadControl(limits);
	const access = AccessControl.open(who, config.now);
	const collections = file && new CollectionsFile({ ...file, log: (message) => log.error(message) });
	void collections?.refresh();
	const end = (): void => [access, observed].forEach((one) => one.close());
	try {
		const { http, answers } = prepared(
			{ store, config, access, collections, watch, log, load, observed },
			options.accessLog,
		);
		await observed.listen(host, (path, isOperator) => probe(path, watch, isOperator, collections));
		await bindWide(http, port, host);
		const url = urlOf(http, host) + BASE_PATH;
		startWatch(watch, url, log);
		warmDrawing();
		const ending = new AbortController();
		void watch.ready().then(() => computeAll(store, ending.signal));
		const stopped = (): Promise<Closed> => {
			ending.abort();
			return stop(http, answers, store, watch, drain).finally(() => end());
		};
		const line = (message: string): string => log.line(message);
		const exposure = exposureOf(host, access.isOn);
		return { url, exposure, line, ready: watch.ready(), ...closing(stopped, options.signal) };
	} catch (error) {
		end();
		await store.close();
		throw error;
	}
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
	metrics?.level("vitrine_requests_waiting", "Requests that wait for their turn", () => load.counts.waiting);
	const app = createApp({
		...parts,
		observer,
		assets,
		...(collections && { collections }),
		...(metrics && { measures: metrics }),
	});
	const site = refusingEarly(load, new Lateness(), getRequestListener(sendingPieces(app.fetch), NAMELESS));
	const http = createServer(servedBelow(BASE_PATH, site));
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
		if (state === "down") log.error(`Vitrine listens at ${url} and waits for its index.`);
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
