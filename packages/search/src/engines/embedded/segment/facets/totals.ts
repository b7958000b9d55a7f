import { type Column, isCoded, isRunLength } from "../columns/column.ts";
import { countsOfValues } from "../columns/valueSets.ts";
import { docFrequencies } from "../lists/postings.ts";
import { countAllRuns } from "./countRuns.ts";

/** How many documents of the segment have each value of a facet. */
export function totalsOf(column: Column): Uint32Array {
	const known = cache.get(column);
	if (known) return known;
	const totals = countTotals(column);
	cache.set(column, totals);
	return totals;
}

/** Totals by column; dropped with the column, which never changes. */
const cache = new WeakMap<Column, Uint32Array>();

function countTotals(column: Column): Uint32Array {
	if (isRunLength(column)) return countAllRuns(column);
	const frequencies = docFrequencies(column.postings);
	return isCoded(column) ? countsOfValues(column.values, column.otherSets, frequencies) : frequencies;
}
