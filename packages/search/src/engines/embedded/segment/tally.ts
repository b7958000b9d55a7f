import type { CheckedQuery } from "../../../query.ts";
import type { Facet, FacetCount } from "../../../shapes.ts";
import type { Texts } from "./texts.ts";
import { byBytes } from "./texts.ts";

/** What one segment counts of a facet: a count for each of its values. */
export interface Counted {
	readonly values: Texts;
	readonly counts: Uint32Array;
}

/** The counts of all segments together, largest first, ties by value; values filtered by are there whatever their count. */
export function tally(facet: Facet, counted: readonly Counted[], query: CheckedQuery): readonly FacetCount[] {
	const [largest, ...others] = counted.toSorted((a, b) => b.values.length - a.values.length);
	const chosen = new Set(query.filters.get(facet));
	const further = new Map<string, number>([...chosen].map((value) => [value, 0]));
	if (largest === undefined) return listed(further, [], query.facetLimit, chosen);
	for (const other of others) addTo(largest, other, further);
	for (const value of chosen) {
		const number = largest.values.find(value);
		if (number < 0) continue;
		further.set(value, largest.counts[number]!);
		largest.counts[number] = 0;
	}
	const top = topOf(largest.counts, query.facetLimit).map((number) => ({
		value: largest.values.at(number),
		count: largest.counts[number]!,
	}));
	return listed(further, top, query.facetLimit, chosen);
}

/** Adds the counts of a smaller segment to those of the largest; what that has no value for goes to `further`. */
function addTo(largest: Counted, { values, counts }: Counted, further: Map<string, number>): void {
	for (let number = 0; number < counts.length; number++) {
		if (counts[number] === 0) continue;
		const value = values.at(number);
		const place = largest.values.find(value);
		if (place >= 0) largest.counts[place]! += counts[number]!;
		else further.set(value, (further.get(value) ?? 0) + counts[number]!);
	}
}

function listed(
	further: ReadonlyMap<string, number>,
	top: readonly FacetCount[],
	limit: number,
	chosen: ReadonlySet<string>,
): readonly FacetCount[] {
	const all = [...top, ...[...further].map(([value, count]) => ({ value, count }))].sort(bySize);
	return all.filter(({ value }, place) => place < limit || chosen.has(value));
}

const bySize = (a: FacetCount, b: FacetCount): number => b.count - a.count || byBytes(a.value, b.value);

/** The places of the largest counts above 0, at most so many, the largest first, ties in their order. */
function topOf(counts: Uint32Array, most: number): readonly number[] {
	const least = most < counts.length ? leastOfTop(counts, most) : 1;
	const places: number[] = [];
	let atLeast = most - countAbove(counts, least);
	for (let place = 0; place < counts.length; place++)
		if (counts[place]! > least || (counts[place] === least && atLeast-- > 0)) places.push(place);
	return places.sort((a, b) => counts[b]! - counts[a]! || a - b);
}

function countAbove(counts: Uint32Array, least: number): number {
	let above = 0;
	for (let place = 0; place < counts.length; place++) if (counts[place]! > least) above++;
	return above;
}

/** The largest number, at least 1, that so many counts reach; 1 where fewer are above 0. */
function leastOfTop(counts: Uint32Array, most: number): number {
	const heap = new Uint32Array(most);
	for (let i = 0; i < counts.length; i++) if (counts[i]! > heap[0]!) replaceLeast(heap, counts[i]!);
	return Math.max(1, heap[0]!);
}

/** Puts a number in the place of the least of a heap. */
function replaceLeast(heap: Uint32Array, number: number): void {
	let at = 0;
	for (let child = 1; child < heap.length; child = 2 * at + 1) {
		const least = child + 1 < heap.length && heap[child + 1]! < heap[child]! ? child + 1 : child;
		if (heap[least]! >= number) break;
		heap[at] = heap[least]!;
		at = least;
	}
	heap[at] = number;
}
