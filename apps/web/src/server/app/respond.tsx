import type { Context } from "hono";
import { renderToString } from "react-dom/server";
import { breakWordsOfPage } from "../../highlight/html.ts";
import { weakTag } from "../../http/conditions.ts";
import { originOf } from "../../http/origin.ts";
import { turn } from "../load/turn.ts";
import { createLog } from "../log/log.ts";
import { requestIdOf } from "../request/requestId.ts";
import { TooLargePage } from "../../errors/TooLargePage.tsx";
import { Document } from "../../ui/page/Document.tsx";
import { createIds, type Facts, PageProvider } from "../../ui/page/page.ts";
import { NO_COLLECTIONS } from "../../site/collections.ts";
import { pages } from "../../routes/index.ts";
import type { Page, PageEntry, Site } from "../../site/site.ts";
import type { Deps } from "../deps.ts";
import { factsOf } from "./facts.ts";
import { policy } from "./security.ts";

/** The site as routes see it, with a `page` that answers in HTML. */
export function createSite(deps: Deps): Site {
	const facts = factsOf(deps.store.index);
	const { store, config, collections = NO_COLLECTIONS } = deps;
	return {
		store,
		config,
		collections,
		get pages() {
			return pagesNow(deps);
		},
		page,
	};

	async function page(context: Context, page: Page): Promise<Response> {
		const known = await facts();
		await turn();
		return respond(context, deps, page, known);
	}
}

/** The table of pages, without that of collections while there are none. */
function pagesNow({ collections = NO_COLLECTIONS }: Deps): readonly PageEntry[] {
	return collections.all.length > 0 ? pages : pages.filter(({ needsCollections = false }) => !needsCollections);
}

/** Bytes of a page. Every list on a page has a bound of its own; this one is for what they miss. */
const LARGEST = 1_000_000;

function respond(context: Context, deps: Deps, page: Page, facts: Facts | undefined): Response {
	const origin = originOf(context, deps.config);
	const html = breakWordsOfPage(`<!doctype html>${render(deps, withOrigin(page, origin), facts, origin)}`);
	const bytes = Buffer.byteLength(html);
	if (bytes <= LARGEST) return send(context, page, html);
	const limits = `${bytes} bytes of HTML; at most ${LARGEST} are sent`;
	const { log = createLog("text") } = deps;
	log.error(`${context.req.method} ${context.req.path}: ${limits}`, { id: requestIdOf(context) });
	const other = tooLargePage(page);
	return send(context, other, `<!doctype html>${render(deps, other, facts, origin)}`);
}

function tooLargePage({ section }: Page): Page {
	return {
		title: "This page is too large",
		description: "The page could not be sent because it is too large.",
		status: 500,
		...(section !== undefined && { section }),
		body: <TooLargePage />,
	};
}

function send(context: Context, page: Page, html: string): Response {
	context.header("Cache-Control", "no-cache");
	context.header("Vary", "Accept-Encoding");
	if (page.pictures !== undefined || page.calls !== undefined) context.header("Content-Security-Policy", policy(page));
	if ((page.status ?? 200) !== 200) return context.html(html, page.status);
	context.header("ETag", weakTag(html));
	return context.html(html);
}

/** The page with a whole canonical address: search engines ignore a relative one. */
function withOrigin(page: Page, origin: string): Page {
	return page.canonical === undefined ? page : { ...page, canonical: origin + page.canonical };
}

function render(deps: Deps, page: Page, facts: Facts | undefined, origin: string): string {
	const { assets, config, measures } = deps;
	const value = { config, pages: pagesNow(deps), now: config.now(), facts, ids: createIds() };
	const start = performance.now();
	const html = renderToString(
		<PageProvider value={value}>
			<Document assets={assets} page={page} origin={origin} />
		</PageProvider>,
	);
	measures?.drawn(performance.now() - start);
	return html;
}
