import type { DatabaseSync } from "node:sqlite";
import { cursorOf, type Place } from "../../cursor.ts";
import type { CheckedQuery } from "../../query.ts";
import type { Facet, FacetCount, Page, Sort, UpTo } from "../../shapes.ts";
import { type Bits, has, isEmpty, noBits, without } from "./segment/bits.ts";
import { Lease } from "./segment/lease.ts";
import { TextMatch, type Tier, WAYS } from "./segment/match.ts";
import { figureOf } from "./segment/figures.ts";
import { firstSlots, type Order, type Start } from "./segment/page.ts";
import { Counter } from "./segment/counter.ts";
import { type Live, selection, type Selection } from "./segment/select.ts";
import { type Source, tally } from "./segment/tally.ts";
import { byBytes } from "./segment/texts.ts";
import { added, countUpTo } from "./segment/upTo.ts";
import { idOfModel, row } from "./statements.ts";

/** A page without its facets, whose records are still the text that is stored. */
export interface RawRows extends Omit<Page, "rows" | "facets"> {
	readonly rows: readonly RawRow[];
}

export interface RawRow {
	readonly record: string;
	readonly source: string;
}

/** The rows of a page, and what counts its facets: as of the same commit, also when that is asked later. */
export interface Finding {
	readonly rows: RawRows;
	readonly count: (facet: Facet) => readonly FacetCount[];
	/** The same of the bounds of a figure. */
	readonly countUpTo: (sort: Sort) => UpTo;
	/** Says that nothing more will be counted. */
	readonly end: () => void;
}

/** Finds the page of a query in segments, and its rows in the database they were made from. */
export function findingOf(
	database: DatabaseSync,
	lives: readonly Live[],
	query: CheckedQuery,
	place: Place | undefined,
): Finding {
	const lease = new Lease();
	const { matched, selections, rows } = lease.during(() => found(database, lives, query, place));
	const count = countingOf(lives, selections, query);
	return {
		rows,
		count: (facet) => lease.during(() => count(facet)),
		countUpTo: (sort) => lease.during(() => upToOf(lives, matched, selections, query, sort)),
		end: () => lease.end(),
	};
}

/** What is found, and its rows. */
function found(database: DatabaseSync, lives: readonly Live[], query: CheckedQuery, place: Place | undefined) {
	const texts = lives.map(({ segment }) => new TextMatch(segment, query));
	const matched = matchedIn(lives, texts, query);
	const selections = lives.map((live, i) => selection(live, query, matched[i]));
	return { matched, selections, rows: rowsOf(database, lives, texts, selections, query, place) };
}

function rowsOf(
	database: DatabaseSync,
	lives: readonly Live[],
	texts: readonly TextMatch[],
	selections: readonly Selection[],
	query: CheckedQuery,
	place: Place | undefined,
): RawRows {
	const total = selections.reduce((sum, one) => sum + one.total, 0);
	const found = firstOfAll(database, lives, texts, selections, query, place);
	const rows = found.slice(0, query.limit).map(({ model }) => rowOf(database, model));
	const last = found[query.limit - 1];
	if (found.length <= query.limit || last === undefined) return { rows, total };
	return { rows, total, next: cursorOf(query, { tier: last.tier, value: last.value, id: last.id() }) };
}

/** What the text matches in each segment, in the first way in which it matches anything; undefined without a text. */
function matchedIn(
	lives: readonly Live[],
	texts: readonly TextMatch[],
	{ text }: CheckedQuery,
): readonly (Bits | undefined)[] {
	if (text === "") return lives.map(() => undefined);
	for (const way of WAYS) {
		const found = lives.map(({ gone }, i) => {
			const bits = texts[i]!.found(way);
			return gone ? without(bits, gone) : bits;
		});
		if (!found.every(isEmpty)) return found;
	}
	return lives.map(({ segment }) => noBits(segment.count));
}

function countingOf(
	lives: readonly Live[],
	selections: readonly Selection[],
	query: CheckedQuery,
): (facet: Facet) => readonly FacetCount[] {
	const counters = lives.map(({ segment }) => new Counter(segment));
	return (facet) => {
		const sources = counters.map((counter, i): Source => {
			const { found, aside } = selections[i]!;
			const set = facet in aside ? aside[facet] : found;
			const { values } = lives[i]!.segment.facets[facet];
			return { values, count: (wanted) => counter.counts(facet, set, wanted) };
		});
		return tally(facet, sources, query);
	};
}

/** The query without the range of a figure, for counting alone. */
function withoutRange(query: CheckedQuery, sort: Sort): CheckedQuery {
	return { ...query, facets: [], ranges: new Map([...query.ranges].filter(([figure]) => figure !== sort)) };
}

function upToOf(
	lives: readonly Live[],
	matched: readonly (Bits | undefined)[],
	selections: readonly Selection[],
	query: CheckedQuery,
	sort: Sort,
): UpTo {
	const aside = query.ranges.has(sort) ? withoutRange(query, sort) : undefined;
	const bounds = query.upTo.get(sort) ?? [];
	const counted = lives.map((live, i) => {
		const { found } = aside ? selection(live, aside, matched[i]) : selections[i]!;
		return countUpTo(live.segment, found, sort, bounds);
	});
	return added(counted, bounds.length);
}

/** A row on its way to a page. */
interface Found {
	readonly tier: number;
	readonly value: number | null;
	readonly model: number;
	readonly id: () => string;
}

/** The first rows of all segments together, one more than the page holds. */
function firstOfAll(
	database: DatabaseSync,
	lives: readonly Live[],
	texts: readonly TextMatch[],
	selections: readonly Selection[],
	query: CheckedQuery,
	place: Place | undefined,
): readonly Found[] {
	const order = orderOf(query);
	const rows = lives.flatMap((live, i) => firstOf(database, live, texts[i]!, selections[i]!, query, order, place));
	return lives.length === 1 ? rows : rows.sort(inOrder(order)).slice(0, query.limit + 1);
}

const orderOf = ({ sort, direction }: CheckedQuery): Order =>
	sort === "match" ? { sort: "downloads", direction: "desc" } : { sort, direction };

function firstOf(
	database: DatabaseSync,
	live: Live,
	text: TextMatch,
	{ found }: Selection,
	query: CheckedQuery,
	order: Order,
	place: Place | undefined,
): readonly Found[] {
	const { segment } = live;
	const idOf = (slot: number): string => idOfModel(database, segment.models[slot]!);
	const tiers: Iterable<Tier> = query.sort === "match" && found ? text.tiers(found, idOf) : [{ bits: found }];
	const start = place && { value: place.value, idsBefore: idsUpTo(live, place.id, idOf) };
	const figures = segment.figures[order.sort];
	const rows: Found[] = [];
	let tier = -1;
	for (const { bits, isIn } of tiers) {
		if (++tier < (place?.tier ?? 0)) continue;
		const from: Start | undefined = tier === place?.tier ? start : undefined;
		for (const slot of firstSlots(segment, bits, order, from, query.limit + 1 - rows.length, isIn)) {
			rows.push({ tier, value: figureOf(figures, slot), model: segment.models[slot]!, id: () => idOf(slot) });
		}
		if (rows.length > query.limit) break;
	}
	return rows;
}

/** The first place from one on whose slot is not gone, `end` where there is none before it. */
function nextLeft(byId: Uint32Array, gone: Bits | undefined, from: number, end: number): number {
	if (gone === undefined) return from;
	let place = from;
	while (place < end && has(gone, byId[place]!)) place++;
	return place;
}

const inOrder =
	({ direction }: Order) =>
	(a: Found, b: Found): number => {
		if (a.tier !== b.tier) return a.tier - b.tier;
		if (a.value === b.value) return byBytes(a.id(), b.id());
		if (a.value === null || b.value === null) return a.value === null ? 1 : -1;
		return direction === "desc" ? b.value - a.value : a.value - b.value;
	};

/** How many ids of a segment come up to and including one; the database no longer knows those that are gone. */
function idsUpTo({ segment: { byId }, gone }: Live, id: string, idOf: (slot: number) => string): number {
	let [low, high] = [0, byId.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		const place = nextLeft(byId, gone, middle, high);
		if (place < high && byBytes(idOf(byId[place]!), id) <= 0) low = place + 1;
		else high = middle;
	}
	return low;
}

const rowOf = (database: DatabaseSync, model: number): RawRow => row(database, ROW, [model]) as unknown as RawRow;

const ROW = `
	SELECT records.record, sources.id AS source FROM models
	JOIN records USING (model) JOIN sources ON sources.source = models.source WHERE models.model = ?`;
