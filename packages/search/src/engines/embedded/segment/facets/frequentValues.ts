import type { PostingsColumn } from "../columns/column.ts";
import { topValues } from "../lists/topValues.ts";
import { totalsOf } from "./totals.ts";

/** The most frequent values of a segment, most frequent first, ties by value. */
interface FrequentValues {
	readonly values: Uint32Array;
	/** How many documents have each. */
	readonly totals: Uint32Array;
	/** No other value has more documents than this. */
	readonly mostOfOthers: number;
}

const MAX_FREQUENT = 16_384;

export function frequentValuesOf(column: PostingsColumn): FrequentValues {
	const known = cache.get(column);
	if (known) return known;
	const found = findFrequentValues(column);
	cache.set(column, found);
	return found;
}

/** Frequent values by column; dropped with the column, which never changes. */
const cache = new WeakMap<PostingsColumn, FrequentValues>();

function findFrequentValues(column: PostingsColumn): FrequentValues {
	const { values, counts } = topValues(totalsOf(column), { limit: MAX_FREQUENT, always: [] });
	const order = Array.from(values, (_, i) => i).sort((a, b) => counts[b]! - counts[a]! || values[a]! - values[b]!);
	const first = order.slice(0, MAX_FREQUENT);
	const totals = Uint32Array.from(first, (i) => counts[i]!);
	return {
		values: Uint32Array.from(first, (i) => values[i]!),
		totals,
		mostOfOthers: first.length < MAX_FREQUENT ? 0 : totals[MAX_FREQUENT - 1]!,
	};
}
