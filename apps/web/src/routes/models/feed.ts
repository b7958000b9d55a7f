import { revealed } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { QueryError } from "@vitrine/search";
import type { Context } from "hono";
import { links } from "../../base/links.ts";
import { served } from "../../base/basePath.ts";
import { originOf } from "../../http/origin.ts";
import type { Route, Site } from "../../site/site.ts";
import { checkedIds } from "../../data/checkedIds.ts";
import { chipsOf } from "./chips.ts";
import { asked } from "../../resources/models/asked.ts";
import type { ListStore } from "./asking.ts";
import { feedAddress, listAddress } from "./address.ts";
import { type ListQuery, parseList } from "../../resources/models/query.ts";
import { readQuery } from "../../resources/models/read.ts";
import { feedEntry } from "../../data/feedEntry.ts";
import { type Feed, writeAtom, writeJson } from "../../data/feedFormats.ts";

/** Models of a feed. */
const ENTRIES = 50;

/** `/models.atom` and `/models.json`: the newest models of a filtered list, as feeds. */
export const feeds: Route = (app, siteOf) => {
	app.get(served(links.feed("atom")), (context) => answer(siteOf(context), context, "application/atom+xml", writeAtom));
	app.get(served(links.feed("json")), (context) =>
		answer(siteOf(context), context, "application/feed+json", writeJson),
	);
};

async function answer(site: Site, context: Context, type: string, write: (feed: Feed) => string): Promise<Response> {
	const { store, config } = site;
	const { query, faults: [fault] = [] } = parseList(new URL(context.req.url).searchParams);
	if (fault) return refused(context, fault.field, fault.wanted);
	try {
		const feed = await feedOf(
			store,
			config.now(),
			(await readQuery(site, query)).query,
			originOf(context, config),
			type.includes("json") ? "json" : "atom",
		);
		return context.body(write(feed), 200, { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-cache" });
	} catch (error) {
		if (!(error instanceof QueryError)) throw error;
		return refused(context, error.field, error.problem);
	}
}

function refused(context: Context, field: string, wanted: string): Response {
	return context.text(`The field ${field} of the address cannot be read: ${wanted}.\n`, 400);
}

/** The newest models that match: by creation, or by their last update where no creation is known. */
async function feedOf(
	store: ListStore,
	now: Date,
	query: ListQuery,
	origin: string,
	kind: "atom" | "json",
): Promise<Feed> {
	const checked = await checkedIds(store);
	const { page: _, sort: __, dir: ___, picked: ____, ...filters } = query;
	const search = async (sort: "created" | "updated"): Promise<readonly ModelRecord[]> => {
		const wanted = { ...asked(filters, checked, now), sort, direction: "desc", limit: ENTRIES } as const;
		const { rows } = await store.index.search(wanted);
		return rows.map(({ record }) => record);
	};
	const created = await search("created");
	const records = created[0]?.createdAt === undefined ? await search("updated") : created;
	const chips = chipsOf(filters).map(({ label }) => label);
	return {
		title: revealed(chips.length === 0 ? "New models" : `New models: ${chips.join(", ")}`),
		home: origin + listAddress(filters),
		self: origin + feedAddress(kind, filters),
		entries: records.flatMap((record) => feedEntry(record, origin) ?? []),
	};
}
