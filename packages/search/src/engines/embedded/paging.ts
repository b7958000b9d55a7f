import type { Place } from "../../cursor.ts";
import type { CheckedQuery } from "../../query.ts";
import type { Columns } from "./columns.ts";
import { TIERS, type Closeness } from "./matching.ts";

/** Where a page begins: after a place, `idsBefore` being the number of ids up to and including its id. */
export interface Start {
	readonly place: Place;
	readonly idsBefore: number;
}

/** Up to `most` found slots in the order of the query. */
export function pageOf(
	columns: Columns,
	query: CheckedQuery,
	found: Uint8Array,
	closeness: Closeness | undefined,
	start: Start | undefined,
	most: number,
): number[] {
	const page: number[] = [];
	const order = orderOf(columns, query);
	const tiers = query.sort === "match" ? TIERS.anywhere : 0;
	for (let tier = start?.place.tier ?? 0; tier <= tiers; tier++) {
		const first = start?.place.tier === tier ? positionAfter(columns, query, order, start) : 0;
		for (let i = first; i < order.length && page.length < most; i++) {
			const slot = order[i]!;
			if (found[slot] === 1 && tierOf(query, closeness, slot) === tier) page.push(slot);
		}
	}
	return page;
}

/** The place of a slot, for the cursor of the page that ends with it. */
export function placeOfSlot(
	columns: Columns,
	query: CheckedQuery,
	closeness: Closeness | undefined,
	slot: number,
	id: string,
): Place {
	const figure = columns.figures[figureOf(query)][slot]!;
	return { tier: tierOf(query, closeness, slot), value: Number.isNaN(figure) ? null : figure, id };
}

/** The first position whose slot comes after the place: by figure, the unknown last, then by id. */
function positionAfter(columns: Columns, query: CheckedQuery, order: Uint32Array, { place, idsBefore }: Start): number {
	const figures = columns.figures[figureOf(query)];
	const wanted = place.value ?? Number.NaN;
	const isAfter = (slot: number): boolean => {
		const compared = compare(figures[slot]!, wanted, directionOf(query));
		return compared === 0 ? columns.ranks[slot]! >= idsBefore : compared > 0;
	};
	let [low, high] = [0, order.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (isAfter(order[middle]!)) high = middle;
		else low = middle + 1;
	}
	return low;
}

function compare(a: number, b: number, direction: "desc" | "asc"): number {
	if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
	return direction === "asc" ? a - b : b - a;
}

function orderOf(columns: Columns, query: CheckedQuery): Uint32Array {
	return columns.order(figureOf(query), directionOf(query));
}

const figureOf = ({ sort }: CheckedQuery) => (sort === "match" ? "downloads" : sort);
const directionOf = ({ sort, direction }: CheckedQuery) => (sort === "match" ? "desc" : direction);
const tierOf = ({ sort }: CheckedQuery, closeness: Closeness | undefined, slot: number): number =>
	sort === "match" ? closeness![slot]! : 0;
