import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { trimTrailingSlash } from "hono/trailing-slash";
import { routes } from "../routes/index.ts";
import type { Deps } from "./deps.ts";
import { answerErrors } from "./errors.tsx";
import { serveFiles } from "./files.ts";
import { guardedIndex } from "./guard.ts";
import { keepPages } from "./keep.ts";
import { serveProbes } from "./probes.ts";
import { createSite } from "./respond.tsx";
import { securityHeaders } from "./security.ts";
import type { Store } from "./store.ts";
import { IndexWatch } from "./watch.ts";

/**
 * The whole site as one fetch handler. Reads the store it is given; keeps nothing of its own but a few seconds of counts and pages.
 * `watch` knows how the index stands; without it one is made that looks when it is asked.
 */
export function createApp({ watch, ...given }: Deps & { readonly watch?: IndexWatch }): Hono {
	const app = new Hono();
	const watching = watch ?? new IndexWatch(given.store.index);
	const deps: Deps = { ...given, store: guarded(given.store, watching) };
	const site = createSite(deps);
	app.use(securityHeaders(deps.config));
	serveProbes(app, watching);
	app.use(compress({ threshold: 1024 }));
	app.use(trimTrailingSlash());
	app.use("/islands/*", freshData);
	serveFiles(app, deps.assets);
	if (!deps.config.development) app.use(keepPages(deps.store.index));
	for (const route of routes) route(app, site);
	answerErrors(app, site);
	return app;
}

function guarded(store: Store, watch: IndexWatch): Store {
	const index = guardedIndex(store.index, watch);
	return { index, repositories: (row) => store.repositories(row), close: () => store.close() };
}

/** Data for islands is asked for anew every time. */
const freshData: MiddlewareHandler = async (context, next) => {
	await next();
	context.res.headers.set("Cache-Control", "no-cache");
};
