import type { Context } from "hono";
import { renderToString } from "react-dom/server";
import { weakTag } from "../../http/conditions.ts";
import { originOf } from "../../http/origin.ts";
import { Document } from "../../ui/Document.tsx";
import { createIds, type Facts, PageProvider } from "../../ui/page.ts";
import type { Deps, Page, Site } from "../site.ts";
import { factsOf } from "./facts.ts";
import { policy } from "./security.ts";

/** The site as routes see it, with a `page` that answers in HTML. */
export function createSite(deps: Deps): Site {
	const facts = factsOf(deps.store.index);
	return { ...deps, page: async (context, page) => respond(context, deps, page, await facts()) };
}

function respond(context: Context, deps: Deps, page: Page, facts: Facts | undefined): Response {
	const html = `<!doctype html>${render(deps, withOrigin(page, context), facts, originOf(context))}`;
	context.header("Cache-Control", "no-cache");
	context.header("Vary", "Accept-Encoding");
	if (page.pictures !== undefined || page.calls !== undefined) context.header("Content-Security-Policy", policy(page));
	if ((page.status ?? 200) !== 200) return context.html(html, page.status);
	context.header("ETag", weakTag(html));
	return context.html(html);
}

/** The page with a whole canonical address: search engines ignore a relative one. */
function withOrigin(page: Page, context: Context): Page {
	return page.canonical === undefined ? page : { ...page, canonical: originOf(context) + page.canonical };
}

function render({ assets, config }: Deps, page: Page, facts: Facts | undefined, origin: string): string {
	const value = { config, now: config.now(), facts, ids: createIds() };
	return renderToString(
		<PageProvider value={value}>
			<Document assets={assets} page={page} origin={origin} />
		</PageProvider>,
	);
}
