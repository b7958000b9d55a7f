import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { trimTrailingSlash } from "hono/trailing-slash";
import { routes } from "../routes/index.ts";
import { answerErrors } from "./errors.tsx";
import { serveFiles } from "./files.ts";
import { keepPages } from "./keep.ts";
import { createSite } from "./respond.tsx";
import { securityHeaders } from "./security.ts";
import type { Deps } from "./site.ts";

/** The whole site as one fetch handler. Reads the store it is given; keeps nothing of its own but a few seconds of counts and pages. */
export function createApp(deps: Deps): Hono {
	const app = new Hono();
	const site = createSite(deps);
	app.use(securityHeaders(deps.config));
	app.use(compress({ threshold: 1024 }));
	app.use(trimTrailingSlash());
	app.use("/islands/*", freshData);
	serveFiles(app, deps.assets);
	if (!deps.config.development) app.use(keepPages(deps.store.index));
	for (const route of routes) route(app, site);
	answerErrors(app, site);
	return app;
}

/** Data for islands is asked for anew every time. */
const freshData: MiddlewareHandler = async (context, next) => {
	await next();
	context.res.headers.set("Cache-Control", "no-cache");
};
