import { setTimeout } from "node:timers/promises";
import type { Context } from "hono";
import { QueryError } from "@vitrine/search";
import type { ReactElement } from "react";
import { served } from "../../base/basePath.ts";
import { links } from "../../base/links.ts";
import { inParts, takesParts } from "../../http/parts.ts";
import type { Page, Route, Site } from "../../site/site.ts";
import { Island } from "../../ui/page/Island.tsx";
import { feedAddress, listAddress, listDataAddress, MODEL_LIST } from "./query/address.ts";
import { listView, uncountedView } from "./list.ts";
import { ModelList } from "./ModelList.tsx";
import type { QueryFault } from "../../base/fault.ts";
import { changed, COUNTS, type ListQuery, parseList } from "./query/query.ts";
import { readQuery } from "./query/read.ts";
import { RefusedPage } from "./RefusedPage.tsx";
import type { ListView } from "./view.ts";

/** Milliseconds that a page waits for its counts once its rows are known. */
const PATIENCE = 1000;

/** `/models`: the list, and its data as JSON. A client that reads JSON lines gets the rows before the counts. */
export const models: Route = (app, siteOf) => {
	app.get(served(links.models()), async (context) => {
		const site = siteOf(context);
		const found = await answer(site, context);
		if ("fault" in found) return site.page(context, refusedPage(found.fault, found.address));
		const view = new URL(context.req.url).searchParams.get(COUNTS) === "all" ? found.whole : orFirst(found);
		return site.page(context, listPage(await view));
	});
	app.get(served(links.island(MODEL_LIST)), async (context) => {
		const site = siteOf(context);
		context.header("Cache-Control", "no-cache");
		context.header("Vary", "Accept");
		const found = await answer(site, context);
		if ("fault" in found) return context.json({ error: found.fault }, 400);
		if (takesParts(context) && found.first.isCounting) return inParts(context, found.first, found.whole);
		return context.json(await found.whole);
	});
};

const firstPage = (query: ListQuery): ListQuery => changed(query, {});

/** The list as it is known at first, perhaps without counts, and the whole of it. */
interface Found {
	readonly first: ListView;
	readonly whole: Promise<ListView>;
}

type Answer = Found | { readonly fault: QueryFault; readonly address: string };

async function answer(site: Site, context: Context): Promise<Answer> {
	const { store, config } = site;
	const { searchParams } = new URL(context.req.url);
	const { query: asked, fault } = parseList(searchParams);
	const { query, read } = await readQuery(site, asked);
	const address = listAddress(firstPage(query));
	if (fault) return { fault, address };
	const { promise: rows, resolve: onRows } = Promise.withResolvers<ListView>();
	const whole =
		searchParams.get(COUNTS) === "none"
			? uncountedView(store, query, config.now())
			: listView(store, query, config.now(), onRows);
	try {
		const first = await Promise.race([rows, whole]);
		return { first: { ...first, ...read }, whole: whole.then((view) => ({ ...view, ...read })) };
	} catch (error) {
		if (!(error instanceof QueryError)) throw error;
		return { fault: faultOf(error), address: withoutField(query, error) };
	}
}

/** The address of the list without the text or the facet that an error is about. */
function withoutField({ q, filters, ...rest }: ListQuery, { field }: QueryError): string {
	const others = Object.entries(filters).filter(([facet]) => field !== `filters.${facet}`);
	const text = field !== "text" && q !== undefined && { q };
	return listAddress(firstPage({ ...rest, ...text, filters: Object.fromEntries(others) }));
}

/** The whole list, or its first part if counting takes long. */
async function orFirst({ first, whole }: Found): Promise<ListView> {
	const waiting = new AbortController();
	const late = setTimeout(PATIENCE, first, { signal: waiting.signal }).catch(() => first);
	return Promise.race([whole, late]).finally(() => waiting.abort());
}

function faultOf({ field, value, problem }: QueryError): QueryFault {
	const name = field === "text" ? "q" : field.replace(/^filters\./, "");
	const shown = typeof value === "string" ? value : JSON.stringify(value);
	return { field: name, value: shown, wanted: problem };
}

function listPage(view: ListView): Page {
	const title = titleOf(view);
	const { picked: _, page: __, ...query } = view.query;
	const page = view.page > 1 && { page: view.page };
	return {
		title,
		description: `${view.total} models: ${title}. Filter them by task, licence, size, the hardware they fit, library and language.`,
		section: links.models(),
		ownSearch: true,
		canonical: listAddress({ ...query, ...page }),
		feed: feedAddress("atom", query),
		body: <ListIsland view={view} />,
	};
}

/** The list as an island. Without counts it is hydrated at once, from its own data, and fetches them. */
function ListIsland({ view }: { readonly view: ListView }): ReactElement {
	const { query, read, isCounting = false } = view;
	const url = listDataAddress(read ? { ...query, q: read.asked } : query, isCounting ? "none" : undefined);
	return <Island name={MODEL_LIST} component={ModelList} props={view} propsUrl={url} unfinished={isCounting} />;
}

function titleOf({ chips, page }: ListView): string {
	const view = chips.length === 0 ? "Models" : `Models: ${chips.map(({ label }) => label).join(", ")}`;
	return page > 1 ? `${view}, page ${page}` : view;
}

function refusedPage(fault: QueryFault, address: string): Page {
	return {
		title: "Models: this address cannot be read",
		description: `The field ${fault.field} of the address cannot be read.`,
		section: links.models(),
		status: 400,
		body: <RefusedPage fault={fault} address={address} />,
	};
}
