import type { Facet } from "../../../api/fields.ts";
import { SEARCHABLE_FACETS } from "../../../indexing/searchableFacets.ts";

/** A value of a searchable facet as one number: the position of the facet in SEARCHABLE_FACETS, and the value's ordinal. */
export const valueRef = (facetPosition: number, ord: number): number => (facetPosition << 28) | ord;
export const facetOfRef = (ref: number): Facet => SEARCHABLE_FACETS[ref >>> 28]!;
export const ordOfRef = (ref: number): number => ref & 0x0fffffff;
