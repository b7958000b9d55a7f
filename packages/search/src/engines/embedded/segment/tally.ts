import type { CheckedQuery } from "../../../query.ts";
import type { Facet, FacetCount } from "../../../shapes.ts";
import type { Counts } from "./columns.ts";
import type { Texts } from "./texts.ts";
import { byBytes } from "./texts.ts";

/** What one segment counts of a facet: a count for each of its values. */
export interface Counted extends Counts {
	readonly values: Texts;
}

/** The counts of all segments together, largest first, ties by value; values filtered by are there whatever their count. */
export function tally(facet: Facet, counted: readonly Counted[], query: CheckedQuery): readonly FacetCount[] {
	const [largest, ...others] = counted.toSorted((a, b) => b.values.length - a.values.length);
	const added: number[] = [];
	const chosen = new Set(query.filters.get(facet));
	const further = new Map<string, number>([...chosen].map((value) => [value, 0]));
	if (largest === undefined) return listed(further, [], query.facetLimit, chosen);
	for (const other of others) addTo(largest, other, further, added);
	for (const value of chosen) {
		const number = largest.values.find(value);
		if (number < 0) continue;
		further.set(value, largest.counts[number]!);
		largest.counts[number] = 0;
	}
	const among = largest.among && Uint32Array.from([...largest.among, ...added]).sort();
	const top = topOf(largest.counts, among, query.facetLimit).map((number) => ({
		value: largest.values.at(number),
		count: largest.counts[number]!,
	}));
	return listed(further, top, query.facetLimit, chosen);
}

/** Adds the counts of a smaller segment to those of the largest; what that has no value for goes to `further`. */
function addTo(
	largest: Counted,
	{ values, counts, among }: Counted,
	further: Map<string, number>,
	added: number[],
): void {
	const end = among?.length ?? counts.length;
	for (let i = 0; i < end; i++) {
		const number = among ? among[i]! : i;
		if (counts[number] === 0) continue;
		const value = values.at(number);
		const place = largest.values.find(value);
		if (place < 0) further.set(value, (further.get(value) ?? 0) + counts[number]!);
		else {
			if (largest.counts[place] === 0) added.push(place);
			largest.counts[place]! += counts[number]!;
		}
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

/** The places, all or among some, of the largest counts above 0, the largest first, ties in their order; at most so many. */
function topOf(counts: Uint32Array, among: Uint32Array | undefined, most: number): readonly number[] {
	const end = among?.length ?? counts.length;
	const least = most < end ? leastOfTop(among ? Uint32Array.from(among, (place) => counts[place]!) : counts, most) : 1;
	const above: number[] = [];
	const equal: number[] = [];
	for (let i = 0; i < end; i++) {
		const place = among ? among[i]! : i;
		const count = counts[place]!;
		if (count < least) continue;
		if (count > least) above.push(place);
		else if (equal.length < most) equal.push(place);
	}
	return above
		.sort((a, b) => counts[b]! - counts[a]! || a - b)
		.concat(equal)
		.slice(0, most);
}

/** The largest number, at least 1, that so many counts reach; 1 where fewer are above 0. */
function leastOfTop(counts: Uint32Array, most: number): number {
	const heap = new Uint32Array(most);
	let least = 0;
	for (let i = 0; i < counts.length; i++) {
		const count = counts[i]!;
		if (count <= least) continue;
		replaceLeast(heap, count);
		least = heap[0]!;
	}
	return Math.max(1, least);
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
