import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { getPath } from "hono/utils/url";
import { allowOrigins } from "../../http/cors.ts";
import { apiMethodsAt } from "../../service/http/methods.ts";
import { MCP, MCP_METHODS } from "../../service/mcp/route.ts";
import { FOR_OTHER_ORIGINS, routes } from "../../routes/index.ts";
import { admitted } from "../access/admitted.ts";
import { guardAccess, readerOf } from "../access/guard.ts";
import { OPEN } from "../access/open.ts";
import { refuseWith } from "../access/refuse.tsx";
import { LoadControl } from "../load/loadControl.ts";
import { shedLoad } from "../load/shedLoad.ts";
import { guardedIndex } from "../health/guard.ts";
import { probe, serveProbes } from "../health/probes.ts";
import { IndexWatch } from "../health/watch.ts";
import type { Collections } from "../../site/collections.ts";
import { isOperator } from "../../site/operation.ts";
import type { Deps } from "../deps.ts";
import { refuseOtherHosts } from "../hosts.ts";
import type { Measures } from "../metrics/measures.ts";
import { createLog } from "../log/log.ts";
import { type Observer, observeRequests } from "../request/observe.ts";
import { serveFiles } from "../static/files.ts";
import type { Store } from "../store.ts";
import { answerErrors } from "./errors.tsx";
import { cachePages } from "./pageCache.ts";
import { createSite } from "./respond.tsx";
import { securityHeaders } from "./security.ts";
import { type ViewOf, viewsOf } from "./views.ts";
import { withoutTrailingSlash } from "./trailingSlash.ts";

/**
 * The whole site as one fetch handler. It reads the store it is given and keeps no state but caches of a few seconds.
 * Without a `watch` on the index it makes its own, which checks the index only on request.
 */
export function createApp({ watch, load = new LoadControl(), observer, ...given }: Deps & Watching): Hono {
	// Clients put `/api` behind an address that may end with a slash.
	const app = new Hono({ getPath: (request) => getPath(request).replace(/^\/+/, "/") });
	const watching = watch ?? new IndexWatch(given.store.index);
	const deps: Deps = {
		...given,
		store: guarded(given.store, watching, given.measures),
		building: () => watching.building,
	};
	const { log = createLog("text") } = deps;
	const views = viewsOf(deps.store);
	const siteOf = createSite({ ...deps, log }, views);
	const { access = OPEN, config } = deps;
	app.use(observeRequests(observer));
	app.use(securityHeaders(deps.config));
	app.use(withoutTypeOfNothing);
	serveProbes(
		app,
		(path, isOperator) => probe(path, watching, isOperator, deps.collections),
		(context) => isOperator(config, readerOf(access, context)),
	);
	// After the probes, which orchestrators send to addresses of all kinds.
	if (deps.config.isAllowedHost) app.use(refuseOtherHosts(deps.config.isAllowedHost));
	app.use(compress({ threshold: 1024 }));
	app.use(withoutTrailingSlash(deps.config));
	app.use("/islands/*", revalidated);
	serveFiles(app, deps.assets);
	for (const pattern of FOR_OTHER_ORIGINS) app.use(pattern, allowOrigins(config, methodsAt));
	const shed = shedLoad(load);
	app.use(guardAccess(access, admitted(shed, refuseWith(siteOf))));
	if (!config.development) app.use(cachePages(deps.store.index, deps.config, deps.measures));
	app.use(shed);
	app.use(refreshed(deps.collections, views));
	const operation = {
		status: () => given.store.index.status(),
		collectionsProblem: () => deps.collections?.problem,
	};
	for (const route of routes) route(app, siteOf, { config, store: deps.store, access, operation });
	answerErrors(app, siteOf, log, deps.measures);
	return app;
}

/** The methods that an address answers; undefined where reads and lists of paths are. */
const methodsAt = (path: string): readonly string[] | undefined => (path === MCP ? MCP_METHODS : apiMethodsAt(path));

/** What watches the app. */
interface Watching {
	/** Checks the index regularly; without it, the index is only checked on request. */
	readonly watch?: IndexWatch;
	/** Bounds the load; without it, the usual bounds apply. */
	readonly load?: LoadControl;
	readonly observer?: Observer | undefined;
}

function guarded(store: Store, watch: IndexWatch, measures: Measures | undefined): Store {
	const index = guardedIndex(store.index, watch, measures);
	const { outcomes, digests } = store;
	return {
		index,
		repositories: (row) => store.repositories(row),
		digests,
		...(outcomes && { outcomes }),
		close: () => store.close(),
	};
}

/** Has collections read again before an answer if their file has changed, and finds what the reader sees of them. */
function refreshed(collections: Collections | undefined, views: ViewOf): MiddlewareHandler {
	return async (context, next) => {
		await collections?.refresh();
		if (collections !== undefined)
			context.set("collections", await views(context.var.reader.owners).collections.among(collections.all));
		await next();
	};
}

/** Makes browsers revalidate the data of islands on every request. */
const revalidated: MiddlewareHandler = async (context, next) => {
	await next();
	const { headers } = context.res;
	if (!(headers.get("Cache-Control") ?? "").includes("no-cache")) headers.set("Cache-Control", "no-cache");
};

/** Refuses HEAD requests without a type: there is no body, and `@huggingface/hub` parses what is called JSON. */
const withoutTypeOfNothing: MiddlewareHandler = async (context, next) => {
	await next();
	if (context.req.method === "HEAD" && context.res.status >= 400) context.res.headers.delete("Content-Type");
};
