import type { Context } from "hono";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { breakWordsOfPage } from "../../highlight/breakWords.ts";
import { weakTag } from "../../http/conditions.ts";
import { remembered } from "../../http/known.ts";
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
import { isOperator } from "../../site/operation.ts";
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
			get building() {
				return deps.building?.();
			},
			collections: { all, changed: collections.changed },
			get pages() {
				return pagesNow(deps, reader);
			},
			page: async (_, page) => {
				const known = reader.isShutOut === true ? undefined : await facts();
				await turn();
				return respond(context, deps, reader, page, known);
			},
		};
	};
}

/** The table of pages, without that of collections while there are none, and without those of the operator for others. */
function pagesNow({ collections = NO_COLLECTIONS, config }: Deps, reader: Reader): readonly PageEntry[] {
	const [all, some] = isOperator(config, reader) ? ofOperator : ofReaders;
	return collections.all.length > 0 ? all : some;
}

type Tables = readonly [all: readonly PageEntry[], withoutCollections: readonly PageEntry[]];

const tablesOf = (all: readonly PageEntry[]): Tables => [
	all,
	all.filter(({ needsCollections = false }) => !needsCollections),
];

const ofOperator = tablesOf(pages);
const ofReaders = tablesOf(pages.filter(({ forOperator = false }) => !forOperator));

/** Bytes of a page. Every list on a page has a bound of its own; this one is for what they miss. */
const LARGEST = 1_000_000;

function respond(context: Context, deps: Deps, reader: Reader, page: Page, facts: Facts | undefined): Response {
	const origin = originOf(context, deps.config);
	const html = breakWordsOfPage(`<!doctype html>${render(deps, reader, withOrigin(page, origin), facts, origin)}`);
	const bytes = Buffer.from(html);
	if (bytes.length <= LARGEST) return send(context, page, bytes);
	const limits = `${bytes.length} bytes of HTML; at most ${LARGEST} are sent`;
	const { log = createLog("text") } = deps;
	log.error(`${context.req.method} ${context.req.path}: ${limits}`, { id: requestIdOf(context) });
	const other = tooLargePage(page);
	return send(context, other, Buffer.from(`<!doctype html>${render(deps, reader, other, facts, origin)}`));
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

function send(context: Context, page: Page, html: Buffer<ArrayBuffer>): Response {
	context.header("Cache-Control", "no-cache");
	context.header("Vary", "Accept-Encoding");
	if (page.images !== undefined || page.calls !== undefined) context.header("Content-Security-Policy", policy(page));
	context.header("Content-Type", "text/html; charset=UTF-8");
	if ((page.status ?? 200) === 200) context.header("ETag", weakTag(html));
	return remembered(context.body(html, page.status), html);
}

/** The page with a whole canonical address: search engines ignore a relative one. */
function withOrigin(page: Page, origin: string): Page {
	return page.canonical === undefined ? page : { ...page, canonical: origin + page.canonical };
}

function render(deps: Deps, reader: Reader, page: Page, facts: Facts | undefined, origin: string): string {
	const { assets, config, measures, building } = deps;
	const [now, ids] = [config.now(), createIds()];
	const render = (element: ReactElement): string =>
		renderToString(
			<PageProvider value={value}>
				<NowProvider value={now}>
					<IdsProvider value={ids}>{element}</IdsProvider>
				</NowProvider>
			</PageProvider>,
		);
	const shown = { config, pages: pagesNow(deps, reader), now, facts, reader, render };
	const value = { ...shown, building: reader.isShutOut === true ? undefined : building?.() };
	const start = performance.now();
	const html = render(<Document assets={assets} page={page} origin={origin} />);
	measures?.rendered(performance.now() - start);
	return html;
}
