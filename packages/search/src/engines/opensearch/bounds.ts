import type { CheckedQuery } from "../../query.ts";
import type { Page, Sort, UpTo } from "../../shapes.ts";
import { all, between } from "./clauses.ts";
import { aside, boundOf } from "./narrowing.ts";

/** Counts, for every figure with bounds, what is known of it and what has at most so much. */
export const boundsOf = (query: CheckedQuery): Readonly<Record<string, object>> =>
	Object.fromEntries(
		[...query.upTo].map(([figure, bounds]) => {
			const filters = bounds.map((bound) => between(`figures.${figure}`, { lte: boundOf(bound) }));
			const known = { filter: { exists: { field: `figures.${figure}` } } };
			const aggregations = { known, bounds: { filters: { filters } } };
			return [figure, { filter: all(aside(query, figure)), aggregations }];
		}),
	);

interface Counted {
	readonly doc_count: number;
}

interface Bounds extends Counted {
	readonly known: Counted;
	readonly bounds: { readonly buckets: readonly Counted[] };
}

/** What was counted, as a page says it; nothing where no bounds were asked for. */
export function upToOf(query: CheckedQuery, aggregations: Readonly<Record<string, unknown>> = {}): Pick<Page, "upTo"> {
	if (query.upTo.size === 0) return {};
	const upTo = [...query.upTo].map(([figure, bounds]): [Sort, UpTo] => {
		const counted = aggregations[figure] as Bounds | undefined;
		if (!counted) return [figure, { all: 0, known: 0, counts: bounds.map(() => 0) }];
		const counts = counted.bounds.buckets.map(({ doc_count }) => doc_count);
		return [figure, { all: counted.doc_count, known: counted.known.doc_count, counts }];
	});
	return { upTo: Object.fromEntries(upTo) };
}
