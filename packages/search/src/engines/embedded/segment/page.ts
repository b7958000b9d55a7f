import type { Sort } from "../../../shapes.ts";
import { type Bits, has, size, slotsOf } from "./bits.ts";
import { codeOf } from "./figures.ts";
import type { OrderedFigures, Segment } from "./segment.ts";

export interface Order {
	readonly sort: Sort;
	readonly direction: "desc" | "asc";
}

/** After what a page begins: a figure, and how many ids of the segment come up to that of the last row. */
export interface Start {
	readonly value: number | null;
	readonly idsBefore: number;
}

/** Fewer slots than these are sorted; more are met by walking through the order of all. */
const FEW = 4096;

/** Up to `most` slots of a set, in order; only those that `isIn` says so of. */
export function firstSlots(
	segment: Segment,
	set: Bits | undefined,
	order: Order,
	start: Start | undefined,
	most: number,
	isIn: (slot: number) => boolean = () => true,
): readonly number[] {
	const figures = segment.figures[order.sort];
	const isAfter = start ? afterOf(segment, figures, order, start) : () => true;
	const count = set ? size(set) : segment.count;
	if (set && count <= FEW)
		return first(sorted(segment, figures, order, slotsOf(set, count).filter(isAfter)), most, isIn);
	const page: number[] = [];
	walk(segment, figures, order, start, (slot) => {
		if ((set === undefined || has(set, slot)) && isAfter(slot) && isIn(slot)) page.push(slot);
		return page.length < most;
	});
	return page;
}

/** The first that fit; no more than are wanted are asked about. */
function first(slots: readonly number[], most: number, isIn: (slot: number) => boolean): readonly number[] {
	const found: number[] = [];
	for (const slot of slots) {
		if (found.length === most) break;
		if (isIn(slot)) found.push(slot);
	}
	return found;
}

function sorted({ ranks }: Segment, { codes }: OrderedFigures, { direction }: Order, slots: Uint32Array): number[] {
	const sign = direction === "desc" ? -1 : 1;
	return [...slots].sort((a, b) => {
		const [one, other] = [codes[a]!, codes[b]!];
		if (one === other) return ranks[a]! - ranks[b]!;
		return one === 0 || other === 0 ? other - one : sign * (one - other);
	});
}

/** Tells whether a slot comes after the start of a page. */
function afterOf(
	{ ranks }: Segment,
	figures: OrderedFigures,
	{ direction }: Order,
	{ value, idsBefore }: Start,
): (slot: number) => boolean {
	const { codes } = figures;
	const { code, exact } = codeOf(figures, value);
	return (slot) => {
		const own = codes[slot]!;
		if (own === code && exact) return ranks[slot]! >= idsBefore;
		if (code === 0 || own === 0) return own === 0 && code !== 0;
		return direction === "desc" ? own < code : own >= code;
	};
}

/** Visits slots in order until it is told to stop, beginning with the first after the start. */
function walk(
	{ ranks }: Segment,
	figures: OrderedFigures,
	{ direction }: Order,
	start: Start | undefined,
	visit: (slot: number) => boolean,
): void {
	const { order, codes } = figures;
	const known = firstPlace(order, (slot) => codes[slot] === 0);
	const { code = Infinity, exact = false } = start ? codeOf(figures, start.value) : {};
	const own = firstPlace(order, (slot) => codes[slot]! <= code);
	const later = exact
		? firstPlace(order, (slot) => codes[slot]! < code || (codes[slot] === code && ranks[slot]! >= start!.idsBefore))
		: own;
	if (direction === "desc" || code === 0) return void each(order, later, order.length, visit);
	if (start === undefined) return ascending(figures, known, known, visit);
	const end = firstPlace(order, (slot) => codes[slot]! < code);
	if (!exact) return ascending(figures, end, known, visit);
	if (each(order, later, end, visit)) ascending(figures, own, known, visit);
}

/** Visits the groups of equal figures that end at a place, the smallest figure first, then the unknown. */
function ascending(
	{ order, codes }: OrderedFigures,
	from: number,
	known: number,
	visit: (slot: number) => boolean,
): void {
	for (let end = from; end > 0;) {
		const last = codes[order[end - 1]!]!;
		const begin = firstPlace(order, (slot) => codes[slot]! <= last);
		if (!each(order, begin, end, visit)) return;
		end = begin;
	}
	each(order, known, order.length, visit);
}

function each(order: Uint32Array, from: number, to: number, visit: (slot: number) => boolean): boolean {
	for (let i = from; i < to; i++) if (!visit(order[i]!)) return false;
	return true;
}

/** The first place in an order whose slot fits, where all after it do too. */
function firstPlace(order: Uint32Array, fits: (slot: number) => boolean): number {
	let [low, high] = [0, order.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (fits(order[middle]!)) high = middle;
		else low = middle + 1;
	}
	return low;
}
