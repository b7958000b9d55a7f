import { deviceName, deviceOf, memoryOptions } from "@vitrine/catalogue";
import { SIZES } from "@vitrine/model";
import type { FacetCount, Index, Page, Query, UpTo } from "@vitrine/search";
import { FACET_NAMES, FACETS, type Facet } from "./query/facets.ts";
import { bytesFor, type Fit, OFFERED } from "../../hardware/fit.ts";
import { isListed, labelOf } from "./query/labels.ts";
import { type ListQuery, without } from "./query/query.ts";
import { rowOf } from "./rows/rows.ts";
import type { Chip, FacetView, FitView, ListCounts, ListView, OptionView, WayOut } from "./view.ts";

const ROWS = 20;
/** Values of a facet that are sent to the browser. */
const OPTIONS = 100;
/** Values read from the index, some of which are not listed. */
const COUNTED = 400;

/**
 * Reads the list for a query. `onRows` is called with the list without counts as soon as that is known. Throws
 * QueryError with the field if the query is invalid.
 */
export async function listView(
	index: Index,
	query: ListQuery,
	now: Date,
	onRows: (view: ListView) => void = () => {},
): Promise<ListView> {
	const all = await index.count();
	const sizes = sizesFor(query);
	const page = await index.search(
		{ ...asked(query), limit: ROWS, facets: FACETS, facetLimit: COUNTED, upTo: { memory: sizes.map(bytesFor) } },
		{ onRows: (page) => onRows({ ...rowsView(page, all, query, now), ...UNCOUNTED, isCounting: true }) },
	);
	const counts: ListCounts = {
		facets: FACETS.map((facet) => facetView(facet, page, query)),
		fit: fitView(query, sizes, page.upTo?.memory),
		ways: page.total === 0 ? await waysOut(index, query, chipsOf(query)) : [],
	};
	return { ...rowsView(page, all, query, now), ...counts };
}

/** The list without its counts. Throws as {@link listView} does. */
export async function uncountedView(index: Index, query: ListQuery, now: Date): Promise<ListView> {
	const all = await index.count();
	const page = await index.search({ ...asked(query), limit: ROWS });
	return { ...rowsView(page, all, query, now), ...UNCOUNTED, isCounting: true };
}

const UNCOUNTED: ListCounts = { facets: [], fit: { sizes: [], unsized: 0 }, ways: [] };

function rowsView(
	page: Omit<Page, "facets">,
	all: number,
	query: ListQuery,
	now: Date,
): Omit<ListView, keyof ListCounts | "isCounting"> {
	return {
		query,
		total: page.total,
		all,
		chips: chipsOf(query),
		rows: page.rows.map(({ record }) => rowOf(record, query)),
		...(page.next !== undefined && { next: page.next }),
		now: now.toISOString(),
	};
}

function asked({ q, filters, fit, sort, dir, cursor }: ListQuery): Query {
	return {
		filters,
		...(fit && { ranges: { memory: { max: bytesFor(fit.memory) } } }),
		...(q !== undefined && { text: q }),
		...(sort && { sort }),
		...(dir && { direction: dir }),
		...(cursor !== undefined && { cursor }),
	};
}

function facetView(facet: Facet, page: Page, { filters }: ListQuery): FacetView {
	const chosen = new Set(filters[facet]);
	const counts = page.facets[facet] ?? [];
	const listed = counts.filter(({ value }) => chosen.has(value) || isListed(facet, value));
	const first = facet === "size" ? bySize(listed) : chosenFirst(listed, chosen);
	const missing = [...chosen].filter((value) => !counts.some((count) => count.value === value));
	const all: FacetCount[] = [...missing.map((value) => ({ value, count: 0 })), ...first];
	return {
		facet,
		options: all.slice(0, OPTIONS).map(({ value, count }) => optionOf(facet, value, count, chosen.has(value))),
		more: Math.max(0, all.length - OPTIONS),
	};
}

function chosenFirst(counts: readonly FacetCount[], chosen: ReadonlySet<string>): readonly FacetCount[] {
	return counts.toSorted((a, b) => Number(chosen.has(b.value)) - Number(chosen.has(a.value)));
}

/** The classes of size, the smallest first. */
function bySize(counts: readonly FacetCount[]): readonly FacetCount[] {
	return counts.toSorted((a, b) => place(a) - place(b));
}

function place({ value }: FacetCount): number {
	return SIZES.findIndex(({ name }) => name === value);
}

/** The sizes of memory to choose from. */
function sizesFor({ fit }: ListQuery): readonly number[] {
	const device = fit?.device === undefined ? undefined : deviceOf(fit.device);
	return device ? memoryOptions(device) : offered(fit);
}

/** The sizes, with the number of models that fit each. */
function fitView({ fit }: ListQuery, sizes: readonly number[], counted: UpTo | undefined): FitView {
	const { all, known, counts } = counted ?? { all: 0, known: 0, counts: [] };
	const choices = sizes.map((memory, at) => ({ memory, count: counts[at] ?? 0 }));
	return { sizes: [...(fit?.device === undefined ? [{ count: all }] : []), ...choices], unsized: all - known };
}

function offered(fit: Fit | undefined): readonly number[] {
	return [...new Set([...OFFERED, ...(fit ? [fit.memory] : [])])].sort((a, b) => a - b);
}

async function totalOf(index: Index, query: Query): Promise<number> {
	return (await index.search({ ...query, limit: 1 })).total;
}

function optionOf(facet: Facet, value: string, count: number, chosen: boolean): OptionView {
	return { value, count, chosen, ...labelOf(facet, value) };
}

function chipOf(facet: Facet, value: string): Chip {
	return { of: facet, value, ...labelOf(facet, value) };
}

function chipsOf({ q, filters, fit }: ListQuery): readonly Chip[] {
	const chosen = FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => chipOf(facet, value)));
	return [
		...(q === undefined ? [] : [{ of: "q" as const, value: q, label: `“${q}”` }]),
		...(fit ? [{ of: "fit" as const, value: String(fit.memory), label: fitLabel(fit) }] : []),
		...chosen,
	];
}

/** `fits 24 GB, NVIDIA RTX 4090`. */
function fitLabel({ memory, device }: Fit): string {
	const known = device === undefined ? undefined : deviceOf(device);
	const parts = [`fits ${memory} GB`, known && deviceName(known)];
	return parts.filter(Boolean).join(", ");
}

/** Filters that are tried without, if no models match. */
const TRIED = 8;

/** Other queries that have matches, the most first: without one filter. */
async function waysOut(index: Index, query: ListQuery, chips: readonly Chip[]): Promise<readonly WayOut[]> {
	const drops = chips.slice(0, chips.length < 2 ? 0 : TRIED);
	const tried = drops.map((chip) => ({ label: `Remove ${nameOf(chip)}`, query: without(query, chip) }));
	const counts = await Promise.all(tried.map((way) => totalOf(index, asked(way.query))));
	const ways = tried.map(({ label, query }, at): WayOut => ({ label, query, count: counts[at] ?? 0 }));
	return ways.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

function nameOf({ of, label }: Chip): string {
	if (of === "q") return `the words ${label}`;
	return of === "fit" ? `“${label}”` : `${FACET_NAMES[of][0].toLowerCase()} ${label}`;
}
