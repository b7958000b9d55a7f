import { setTimeout } from "node:timers/promises";
import { QueryError } from "@vitrine/search";
import type { ReactElement } from "react";
import { served } from "../../base/basePath.ts";
import { exact } from "../../base/numbers.ts";
import { links } from "../../base/links.ts";
import { inParts, takesParts } from "../../http/parts.ts";
import type { Page, Route, Site } from "../../site/site.ts";
import { Island } from "../../ui/page/Island.tsx";
import { feedAddress, listAddress, listDataAddress, MODEL_LIST } from "./address.ts";
import { listView, uncountedView } from "./list.ts";
import { ModelList } from "./ModelList.tsx";
import type { QueryFault } from "../../base/fault.ts";
import { changed } from "../../resources/models/changes.ts";
import { COUNTS, retiredIn } from "../../resources/models/fields.ts";
import { type ListQuery, parseList } from "../../resources/models/query.ts";
import { readQuery } from "../../resources/models/read.ts";
import { LeftOut } from "./LeftOut.tsx";
import type { ListView } from "./view.ts";

/** Milliseconds that a page waits for its counts once its rows are known. */
const PATIENCE = 1000;

/**
 * `/models`: the list, and its data as JSON. A client that reads JSON lines gets the rows before the counts. A page leaves out the fields that
 * cannot be read, and names them; the data is an error then.
 */
export const models: Route = (app, siteOf) => {
	app.get(served(links.models()), async (context) => {
		const site = siteOf(context);
		const { searchParams } = new URL(context.req.url);
		const { found, faults } = await nearestOf(site, searchParams);
		const view = searchParams.get(COUNTS) === "all" ? found.whole : orFirst(found);
		return site.page(context, listPage(await view, faults, retiredIn(searchParams)));
	});
	app.get(served(links.island(MODEL_LIST)), async (context) => {
		const site = siteOf(context);
		context.header("Cache-Control", "no-cache");
		context.header("Vary", "Accept");
		const found = await answer(site, new URL(context.req.url).searchParams);
		if ("fault" in found) return context.json({ error: found.fault }, 400);
		if (takesParts(context) && found.first.isCounting) return inParts(context, found.first, found.whole);
		return context.json(await found.whole);
	});
};

/** The list as it is known at first, perhaps without counts, and the whole of it. */
interface Found {
	readonly first: ListView;
	readonly whole: Promise<ListView>;
}

type ListAnswer = Found | { readonly fault: QueryFault };

/** The list of an address; of one with a field that cannot be read, the fault. */
async function answer(site: Site, search: URLSearchParams): Promise<ListAnswer> {
	const { query, faults: [fault] = [] } = parseList(search);
	if (fault) return { fault };
	try {
		return await foundFor(site, query, search);
	} catch (error) {
		return { fault: faultOf(error) };
	}
}

interface Nearest {
	readonly found: Found;
	/** The fields that were left out. */
	readonly faults: readonly QueryFault[];
}

/** The list of an address without the fields that cannot be read. */
function nearestOf(site: Site, search: URLSearchParams): Promise<Nearest> {
	const { query, faults = [] } = parseList(search);
	return searchable(site, search, query, faults);
}

/** The same without those that cannot be searched for, such as too many values. */
async function searchable(
	site: Site,
	search: URLSearchParams,
	query: ListQuery,
	faults: readonly QueryFault[],
): Promise<Nearest> {
	try {
		return { found: await foundFor(site, query, search), faults };
	} catch (error) {
		const fault = faultOf(error);
		// Each field is left out once.
		if (faults.some(({ field }) => field === fault.field)) throw error;
		return searchable(site, search, withoutField(query, fault), [...faults, fault]);
	}
}

async function foundFor(site: Site, asked: ListQuery, search: URLSearchParams): Promise<Found> {
	const { store, config } = site;
	const { query, read } = await readQuery(site, asked);
	const { promise: rows, resolve: onRows } = Promise.withResolvers<ListView>();
	const whole =
		search.get(COUNTS) === "none"
			? uncountedView(store, query, config.now())
			: listView(store, query, config.now(), onRows);
	const first = await Promise.race([rows, whole]);
	const own = { ...read, ...(search.get(COUNTS) === "all" && { isWhole: true as const }) };
	return { first: { ...first, ...own }, whole: whole.then((view) => ({ ...view, ...own })) };
}

/** The first page of a list without the words or the facet that an error is about. */
function withoutField({ q, filters, ...rest }: ListQuery, { field }: QueryFault): ListQuery {
	const others = Object.entries(filters).filter(([facet]) => field !== facet);
	const text = field !== "q" && q !== undefined && { q };
	return changed({ ...rest, ...text, filters: Object.fromEntries(others) }, {});
}

/** The whole list, or its first part if counting takes long. */
async function orFirst({ first, whole }: Found): Promise<ListView> {
	const waiting = new AbortController();
	const late = setTimeout(PATIENCE, first, { signal: waiting.signal }).catch(() => first);
	return Promise.race([whole, late]).finally(() => waiting.abort());
}

/** What a query error is about; rethrows any other. */
function faultOf(error: unknown): QueryFault {
	if (!(error instanceof QueryError)) throw error;
	const { field, value, problem } = error;
	const name = field === "text" ? "q" : field.replace(/^filters\./, "");
	const shown = typeof value === "string" ? value : JSON.stringify(value);
	return { field: name, value: shown, wanted: problem };
}

/** A page after the last one, in whose place the last is shown. */
function beyond({ query, page, pages }: ListView): readonly QueryFault[] {
	const { page: wanted = 1 } = query;
	if (wanted <= page) return [];
	return [{ field: "page", value: String(wanted), wanted: `it should be at most ${pages}` }];
}

function listPage(view: ListView, faults: readonly QueryFault[], retired: readonly QueryFault[]): Page {
	const title = titleOf(view);
	const { picked: _, page: __, ...query } = view.query;
	const page = view.page > 1 && { page: view.page };
	return {
		title,
		description: `${title} (${exact(view.total)}). Filter by task, licence, size, library, language, and the hardware that they fit.`,
		section: links.models(),
		ownSearch: true,
		canonical: listAddress({ ...query, ...page }),
		feed: feedAddress("atom", query),
		...(faults.length > 0 && { status: 400 }),
		body: (
			<>
				<LeftOut faults={[...faults, ...retired, ...beyond(view)]} />
				<ListIsland view={view} />
			</>
		),
	};
}

/** The list as an island. Without counts it is hydrated at once, from its own data, and fetches them. */
function ListIsland({ view }: { readonly view: ListView }): ReactElement {
	const { query, read, isCounting = false, isWhole = false } = view;
	const counts = isCounting ? "none" : isWhole ? "all" : undefined;
	const url = listDataAddress(read ? { ...query, q: read.asked } : query, counts);
	return <Island name={MODEL_LIST} component={ModelList} props={view} propsUrl={url} unfinished={isCounting} />;
}

function titleOf({ chips, page }: ListView): string {
	const view = chips.length === 0 ? "Models" : `Models: ${chips.map(({ label }) => label).join(", ")}`;
	return page > 1 ? `${view}, page ${page}` : view;
}
