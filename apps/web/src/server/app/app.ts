import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { trimTrailingSlash } from "hono/trailing-slash";
import { routes } from "../../routes/index.ts";
import { LoadControl } from "../load/loadControl.ts";
import { shedLoad } from "../load/shedLoad.ts";
import { guardedIndex } from "../health/guard.ts";
import { serveProbes } from "../health/probes.ts";
import { IndexWatch } from "../health/watch.ts";
import type { Deps } from "../deps.ts";
import { serveFiles } from "../static/files.ts";
import type { Store } from "../store.ts";
import { answerErrors } from "./errors.tsx";
import { cachePages } from "./pageCache.ts";
import { createSite } from "./respond.tsx";
import { securityHeaders } from "./security.ts";

interface Parts extends Deps {
	/** Checks the index regularly; without it, the index is only checked on request. */
	readonly watch?: IndexWatch;
	/** Bounds the load; without it, the usual bounds apply. */
	readonly load?: LoadControl;
}

/** The whole site as one fetch handler. It reads the store it is given and keeps no state but caches of a few seconds. */
export function createApp({ watch, load = new LoadControl(), ...given }: Parts): Hono {
	const app = new Hono();
	const watching = watch ?? new IndexWatch(given.store.index);
	const deps: Deps = { ...given, store: guarded(given.store, watching) };
	const site = createSite(deps);
	app.use(securityHeaders(deps.config));
	serveProbes(app, watching);
	app.use(compress({ threshold: 1024 }));
	app.use(trimTrailingSlash());
	app.use("/islands/*", revalidated);
	serveFiles(app, deps.assets);
	if (!deps.config.development) app.use(cachePages(deps.store.index));
	app.use(shedLoad(load));
	for (const route of routes) route(app, site);
	answerErrors(app, site);
	return app;
}

function guarded(store: Store, watch: IndexWatch): Store {
	const index = guardedIndex(store.index, watch);
	return { index, repositories: (row) => store.repositories(row), close: () => store.close() };
}

/** Makes browsers revalidate the data of islands on every request. */
const revalidated: MiddlewareHandler = async (context, next) => {
	await next();
	context.res.headers.set("Cache-Control", "no-cache");
};
