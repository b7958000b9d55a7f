import type { Query } from "@vitrine/search";
import { rangesSince } from "../../base/since.ts";
import type { CheckedIds } from "../../data/checkedIds.ts";
import { bytesFor } from "../../hardware/fit.ts";
import { offsetOf, ROWS } from "./paging.ts";
import type { ListQuery } from "./query.ts";

/** The query of the index for a list. */
export function asked(
	{ q, filters, checked: results, fit, since, sort, dir, page }: ListQuery,
	checked: CheckedIds,
	now: Date,
): Query {
	const ranges = { ...(fit && { memory: { max: bytesFor(fit.memory) } }), ...rangesSince(since ?? {}, now) };
	return {
		...(results && results.length > 0 && { ids: results.flatMap((result) => checked[result]) }),
		limit: ROWS,
		offset: offsetOf(page),
		filters,
		...(Object.keys(ranges).length > 0 && { ranges }),
		...(q !== undefined && { text: q }),
		...(sort && { sort }),
		...(dir && { direction: dir }),
	};
}
