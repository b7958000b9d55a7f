import type { CheckedQuery } from "../../query.ts";
import type { Facet, FacetCount, Range } from "../../shapes.ts";
import type { Columns, FacetColumn } from "./columns.ts";
import { NO_MATCH, type Closeness } from "./matching.ts";

/** What a query finds. */
export interface Selection {
	/** 1 for each slot that is found. */
	readonly found: Uint8Array;
	readonly total: number;
	readonly facets: Partial<Readonly<Record<Facet, readonly FacetCount[]>>>;
}

/** One pass over all models: which are found, and what each facet counts when its own choice is set aside. */
export function selection(columns: Columns, query: CheckedQuery, closeness: Closeness | undefined): Selection {
	const ranges = [...query.ranges].map(([sort, range]) => [columns.figures[sort], range] as const);
	const filters = [...query.filters].map(([facet, values]) => new Filter(facet, columns.facets[facet], values));
	const counters = query.facets.map((facet) => new Counter(facet, columns.facets[facet]));
	const counterOf = filters.map(({ facet }) => counters.find((counter) => counter.facet === facet));
	const found = new Uint8Array(columns.models.length);
	let total = 0;
	for (let slot = 0; slot < found.length; slot++) {
		if (closeness?.[slot] === NO_MATCH || !isInside(ranges, slot)) continue;
		const missed = theOneMissed(filters, slot);
		if (missed === SEVERAL) continue;
		if (missed !== NONE) counterOf[missed]?.add(slot);
		else {
			found[slot] = 1;
			total++;
			for (const counter of counters) counter.add(slot);
		}
	}
	const facets = counters.map((counter) => [counter.facet, counter.counts(query)]);
	return { found, total, facets: Object.fromEntries(facets) as Selection["facets"] };
}

/** An unknown figure, NaN, is in no range. */
const isInside = (ranges: readonly (readonly [Float64Array, Required<Range>])[], slot: number): boolean =>
	ranges.every(([figures, { min, max }]) => figures[slot]! >= min && figures[slot]! <= max);

const NONE = -1;
const SEVERAL = -2;

/** The number of the only filter that refuses the slot, NONE, or SEVERAL. */
function theOneMissed(filters: readonly Filter[], slot: number): number {
	let missed = NONE;
	for (let i = 0; i < filters.length; i++) {
		if (filters[i]!.accepts(slot)) continue;
		if (missed !== NONE) return SEVERAL;
		missed = i;
	}
	return missed;
}

class Filter {
	readonly facet: Facet;
	readonly #column: FacetColumn;
	readonly #chosen: Uint8Array;

	constructor(facet: Facet, column: FacetColumn, values: readonly string[]) {
		this.facet = facet;
		this.#column = column;
		this.#chosen = new Uint8Array(column.values.length);
		for (const value of values) {
			const number = column.numbers.get(value);
			if (number !== undefined) this.#chosen[number] = 1;
		}
	}

	accepts(slot: number): boolean {
		const { starts, entries } = this.#column;
		for (let i = starts[slot]!; i < starts[slot + 1]!; i++) if (this.#chosen[entries[i]!] === 1) return true;
		return false;
	}
}

class Counter {
	readonly facet: Facet;
	readonly #column: FacetColumn;
	readonly #counts: Uint32Array;

	constructor(facet: Facet, column: FacetColumn) {
		this.facet = facet;
		this.#column = column;
		this.#counts = new Uint32Array(column.values.length);
	}

	add(slot: number): void {
		const { starts, entries } = this.#column;
		for (let i = starts[slot]!; i < starts[slot + 1]!; i++) this.#counts[entries[i]!]!++;
	}

	/** Largest first; the values filtered by are there whatever their count. */
	counts({ filters, facetLimit }: CheckedQuery): readonly FacetCount[] {
		const chosen = new Set(filters.get(this.facet));
		const all = this.#column.values
			.map((value, number) => ({ value, count: this.#counts[number]! }))
			.filter(({ value, count }) => count > 0 || chosen.has(value))
			.sort(bySize);
		const absent = [...chosen].filter((value) => !this.#column.numbers.has(value)).sort();
		const counts = [...all, ...absent.map((value) => ({ value, count: 0 }))].sort(bySize);
		return counts.filter(({ value }, place) => place < facetLimit || chosen.has(value));
	}
}

const bySize = (a: FacetCount, b: FacetCount): number => b.count - a.count || (a.value < b.value ? -1 : 1);
