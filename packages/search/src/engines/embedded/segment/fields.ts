import { type Facet, FACETS, type Sort, SORTS } from "../../../api/fields.ts";
import type { CodeColumn } from "./columns/codeColumn.ts";
import type { Column } from "./columns/column.ts";
import { INDEX_SORT, type IndexSortFacet } from "./columns/indexSort.ts";
import type { MultiValueColumn } from "./columns/multiValueColumn.ts";
import type { RunLengthColumn } from "./columns/runLengthColumn.ts";
import type { FacetColumns } from "./segment.ts";

/** Makes the column of each facet, by its kind. */
export const facetColumns = (
	runLength: (facet: IndexSortFacet) => RunLengthColumn,
	coded: (facet: Facet) => CodeColumn,
	multiValue: (facet: Facet) => MultiValueColumn,
): FacetColumns => byFacet((facet) => facetColumnOf(facet, runLength, coded, multiValue)) as FacetColumns;

/** Makes the column of a facet, by its kind. */
export function facetColumnOf(
	facet: Facet,
	runLength: (facet: IndexSortFacet) => RunLengthColumn,
	coded: (facet: Facet) => CodeColumn,
	multiValue: (facet: Facet) => MultiValueColumn,
): Column {
	if (isIndexSorted(facet)) return runLength(facet);
	return facet === "tag" ? multiValue(facet) : coded(facet);
}

const isIndexSorted = (facet: Facet): facet is IndexSortFacet => (INDEX_SORT as readonly Facet[]).includes(facet);

/** A value for each facet. */
export const byFacet = <T>(make: (facet: Facet) => T): Record<Facet, T> =>
	Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<Facet, T>;

/** A value for each numeric field. */
export const bySort = <T>(make: (sort: Sort) => T): Record<Sort, T> =>
	Object.fromEntries(SORTS.map((sort) => [sort, make(sort)])) as Record<Sort, T>;
