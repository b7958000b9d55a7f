import type { Facet, Sort } from "../../../api/fields.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";

/** Facets and numeric fields that are counted under the same filters, in one request. */
export interface CountGroup {
	/** The field whose own filters do not apply to its counts; absent for fields without a filter. */
	readonly except?: Facet | Sort;
	readonly facets: readonly Facet[];
	readonly sorts: readonly Sort[];
}

/** The fields without a filter. Its total is that of the page. */
export const wholeGroup = (query: CheckedQuery): CountGroup => ({
	facets: query.facets.filter((facet) => !query.filters.has(facet)),
	sorts: [...query.upTo.keys()].filter((sort) => !query.ranges.has(sort)),
});

/** Each field with a filter of its own, which counts all of its values. */
export const filteredGroups = ({ facets, filters, upTo, ranges }: CheckedQuery): readonly CountGroup[] => [
	...facets.filter((facet) => filters.has(facet)).map((facet) => ({ except: facet, facets: [facet], sorts: [] })),
	...[...upTo.keys()].filter((sort) => ranges.has(sort)).map((sort) => ({ except: sort, facets: [], sorts: [sort] })),
];
