/** A value of a searchable facet as one number: the position of the facet in SEARCHABLE_FACETS, and the value's ordinal. */
export const valueRef = (facetPosition: number, ord: number): number => (facetPosition << 28) | ord;

/** The ordinals of the values that belong to a facet. */
export function ordsOfFacet(refs: Uint32Array, facetPosition: number): Uint32Array {
	const ords = new Uint32Array(refs.length);
	let count = 0;
	for (let i = 0; i < refs.length; i++) if (refs[i]! >>> 28 === facetPosition) ords[count++] = refs[i]! & 0x0fffffff;
	return ords.subarray(0, count);
}
