import { hash } from "node:crypto";
import type { Page, Query } from "@vitrine/search";
import { KeptAnswers } from "../../data/keptAnswers.ts";
import { bytesFor } from "../../hardware/fit.ts";
import type { Asking } from "./asking.ts";
import { checkedView } from "./checked.ts";
import { chipsOf } from "./chips.ts";
import { datesBefore, datesView } from "./dates.ts";
import { facetView } from "./facetView.ts";
import { fitView, sizesFor } from "./fitView.ts";
import { isInOrder, type ListRows, rowsOf, rowsView } from "./listRows.ts";
import { changed } from "../../resources/models/changes.ts";
import { FACETS } from "../../resources/models/facets.ts";
import type { ListCounts } from "./view.ts";
import { totalOf, waysOut } from "./waysOut.ts";

/** Values read from the index, some of which are not listed. */
const COUNTED = 400;
/** Facets before the filter by what was checked here. */
const PLACE_OF_CHECKED = 3;

/** Lists whose counts are kept until the index changes: readers turn pages, change the order, and set the same filters first. */
const KEPT = 64;
export const COUNTS: KeptAnswers<ListCounts> = new KeptAnswers(KEPT);

/** What the counts of a list depend on besides the index. */
export function keyOf({ query, now, checked }: Asking): string {
	const { page: _, sort: __, dir: ___, picked: ____, ...filters } = query;
	return JSON.stringify([filters, boundsOf({ query, now }), digestOf(checked.run), digestOf(checked.failed)]);
}

const digests = new WeakMap<readonly string[], string>();

function digestOf(ids: readonly string[]): string {
	const known = digests.get(ids) ?? (ids.length === 0 ? "" : hash("sha1", JSON.stringify(ids)));
	digests.set(ids, known);
	return known;
}

/** The bounds of memory and dates up to which models are counted. */
function boundsOf({ query, now }: Pick<Asking, "now" | "query">): NonNullable<Query["upTo"]> {
	return { memory: sizesFor(query).map(bytesFor), ...datesBefore(query, now) };
}

/** A list with its counts. `onRows` is called with the rows as soon as they are known. */
export async function countedList(
	asking: Asking,
	onRows: (rows: ListRows) => void,
): Promise<{ readonly rows: ListRows; readonly counts: ListCounts }> {
	const { store, query, ask } = asking;
	let first: Promise<ListRows> | undefined;
	const page = await store.index.search(
		{ ...ask(query), facets: FACETS, facetLimit: COUNTED, upTo: boundsOf(asking) },
		{
			onRows: (found) => {
				if (!isInOrder(asking, found)) return;
				first = rowsView(asking, found);
				first.then(onRows).catch(() => {});
			},
		},
	);
	const counts = await countsOf(asking, page);
	return { rows: await (first ?? rowsOf(asking, page)), counts };
}

async function countsOf({ store: { index }, query, checked, ask }: Asking, page: Page): Promise<ListCounts> {
	const unsized = await unsizedOf(index, query, page, ask);
	const facets = FACETS.map((facet) => facetView(facet, page, query, facet === "size" ? unsized : 0));
	return {
		facets: facets.toSpliced(PLACE_OF_CHECKED, 0, ...(await checkedView(index, query, checked, ask))),
		fit: fitView(query, sizesFor(query), page.upTo?.memory),
		dates: datesView(query, page),
		ways: page.total === 0 ? await waysOut(index, query, chipsOf(query), ask) : [],
	};
}

/** The models of unknown size under all filters but that of sizes. */
async function unsizedOf(
	index: Asking["store"]["index"],
	query: Asking["query"],
	page: Page,
	ask: Asking["ask"],
): Promise<number> {
	const sized = (page.facets.size ?? []).reduce((sum, { count }) => sum + count, 0);
	if (query.filters.size === undefined) return page.total - sized;
	return (await totalOf(index, ask(changed(query, { filters: { ...query.filters, size: [] } })))) - sized;
}
