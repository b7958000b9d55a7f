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
import { createIds, IdsProvider } from "../../ui/page/ids.ts";
import { NowProvider } from "../../ui/page/now.ts";
import { type Facts, PageProvider } from "../../ui/page/page.ts";
import { NO_COLLECTIONS } from "../../site/collections.ts";
import { pages } from "../../routes/index.ts";
import { NOBODY, type Reader } from "../../site/reader.ts";
import type { Page, PageEntry, SiteOf } from "../../site/site.ts";
import type { Deps } from "../deps.ts";
import { policy } from "./security.ts";
import { type ViewOf, viewsOf } from "./views.ts";

/** The site as each reader sees it, with a `page` that answers in HTML. */
export function createSite(deps: Deps, views: ViewOf = viewsOf(deps.store)): SiteOf {
	const { config, collections = NO_COLLECTIONS } = deps;
	return (context) => {
		const { reader = NOBODY, collections: all = [] } = context.var as Partial<typeof context.var>;
		const { store, facts } = views(reader.owners);
		return {
			store,
			reader,
			config,
			collections: { all, changed: collections.changed },
			get pages() {
				return pagesNow(deps);
			},
			page: async (_, page) => {
				const known = reader.isShutOut === true ? undefined : await facts();
				await turn();
				return respond(context, deps, reader, page, known);
			},
		};
	};
}

/** The table of pages, without that of collections while there are none. */
function pagesNow({ collections = NO_COLLECTIONS }: Deps): readonly PageEntry[] {
	return collections.all.length > 0 ? pages : pages.filter(({ needsCollections = false }) => !needsCollections);
}

/** Bytes of a page. Every list on a page has a bound of its own; this one is for what they miss. */
const LARGEST = 1_000_000;

function respond(context: Context, deps: Deps, reader: Reader, page: Page, facts: Facts | undefined): Response {
	const origin = originOf(context, deps.config);
	const html = breakWordsOfPage(`<!doctype html>${render(deps, reader, withOrigin(page, origin), facts, origin)}`);
	const bytes = Buffer.byteLength(html);
	if (bytes <= LARGEST) return send(context, page, html);
	const limits = `${bytes} bytes of HTML; at most ${LARGEST} are sent`;
	const { log = createLog("text") } = deps;
	log.error(`${context.req.method} ${context.req.path}: ${limits}`, { id: requestIdOf(context) });
	const other = tooLargePage(page);
	return send(context, other, `<!doctype html>${render(deps, reader, other, facts, origin)}`);
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

function render(deps: Deps, reader: Reader, page: Page, facts: Facts | undefined, origin: string): string {
	const { assets, config, measures } = deps;
	const value = { config, pages: pagesNow(deps), now: config.now(), facts, reader };
	const start = performance.now();
	const html = renderToString(
		<PageProvider value={value}>
			<NowProvider value={value.now}>
				<IdsProvider value={createIds()}>
					<Document assets={assets} page={page} origin={origin} />
				</IdsProvider>
			</NowProvider>
		</PageProvider>,
	);
	measures?.drawn(performance.now() - start);
	return html;
}
