import { FACETS } from "../../../api/fields.ts";
import { forwardIndexOf } from "../segment/columns/column.ts";
import type { ForwardIndex } from "../segment/lists/forwardIndex.ts";
import { keysOfDocs } from "../segment/lists/postings.ts";
import type { Segment } from "../segment/segment.ts";
import type { TermDictionary } from "../segment/terms/termDictionary.ts";

/** The kinds of terms whose checksums are compared: the values of each facet, numbered as in FACETS, and id tokens. */
export const TOKEN_KIND: number = FACETS.length;

/** The names of the kinds in messages. */
export const KIND_NAMES: readonly string[] = [...FACETS, "the token"];

/** The terms of a kind in a segment. */
export function termsOf({ facets, idTokens }: Segment, kind: number): TermDictionary {
	const facet = FACETS[kind];
	return facet === undefined ? idTokens : facets[facet].values;
}

/** The forward index of a kind. */
export function forwardIndexOfKind(segment: Segment, kind: number): ForwardIndex {
	const facet = FACETS[kind];
	return facet === undefined
		? { terms: segment.idTokens, ordsOfDocs: keysOfDocs(segment.idTokenDocs, segment.docCount) }
		: forwardIndexOf(segment.facets[facet], segment.docCount);
}
