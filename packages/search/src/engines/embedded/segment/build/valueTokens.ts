import { SEARCHABLE_FACETS, valueTokens } from "../../../../indexing/searchableFacets.ts";
import { IntListsWriter } from "../lists/intLists.ts";
import type { FacetColumns, Segment } from "../segment.ts";
import { TermDictionary } from "../terms/termDictionary.ts";
import { sortUtf8 } from "../terms/utf8Order.ts";
import { valueRef } from "../valueRefs.ts";

/** The tokens of all searchable values, and the values that contain each. */
export function indexedValueTokens(facets: FacetColumns): Pick<Segment, "valueTokens" | "valueTokenRefs"> {
	const refs = refsByToken(facets);
	const sorted = sortUtf8([...refs.keys()]);
	const writer = new IntListsWriter();
	for (const token of sorted) {
		for (const ref of refs.get(token) ?? []) writer.add(ref);
		writer.endList();
	}
	return { valueTokens: TermDictionary.of(sorted), valueTokenRefs: writer.lists() };
}

function refsByToken(facets: FacetColumns): ReadonlyMap<string, readonly number[]> {
	const found = new Map<string, number[]>();
	for (const [position, facet] of SEARCHABLE_FACETS.entries()) {
		const { values } = facets[facet];
		for (let ord = 0; ord < values.length; ord++)
			for (const token of valueTokens(values.at(ord))) {
				const refs = found.get(token);
				if (refs) refs.push(valueRef(position, ord));
				else found.set(token, [valueRef(position, ord)]);
			}
	}
	return found;
}
