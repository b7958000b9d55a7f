import { SEARCHABLE_FACETS } from "../../../../indexing/searchableFacets.ts";
import { type MatchMode, MIN_LETTERS, wordSplits } from "../../../../text/typos.ts";
import { type Bits, copyOf, emptyBits, intersect, unite } from "../bits/bits.ts";
import type { Memory } from "../bits/scratch.ts";
import { addDocsWithEach } from "../columns/column.ts";
import { addPostings, addPostingsOf } from "../lists/postings.ts";
import type { Segment } from "../segment.ts";
import { ordsOfFacet } from "../valueRefs.ts";
import { termsWithTypo } from "./fuzzyTerms.ts";

/** Matches one word of a query in a segment. All sets that it returns may be changed. */
export class WordMatcher {
	readonly #segment: Segment;
	readonly #word: string;
	readonly #letters: number;
	readonly #memory: Memory;
	#idPrefixes: Bits | undefined;
	#prefixes: Bits | undefined;
	#infixes: Bits | undefined;

	constructor(segment: Segment, word: string, memory: Memory) {
		this.#segment = segment;
		this.#word = word;
		this.#letters = [...word].length;
		this.#memory = memory;
	}

	/** The documents that match the word. */
	match(mode: MatchMode): Bits {
		const prefixes = (this.#prefixes ??= this.#findPrefixes());
		if (mode === "prefix" || this.#letters < MIN_LETTERS.infix) return copyOf(this.#memory, prefixes);
		const docs = copyOf(this.#memory, (this.#infixes ??= this.#withInfixes(prefixes)));
		if (mode === "fuzzy" && this.#letters >= MIN_LETTERS.fuzzy) this.#addTypos(docs);
		return docs;
	}

	/** The documents whose id has the word as a token. */
	idTokens(): Bits {
		return this.#withIdToken(this.#word);
	}

	/** The documents whose id has a token with the word as a prefix. */
	idPrefixes(): Bits {
		return copyOf(this.#memory, (this.#idPrefixes ??= this.#withIdPrefix(this.#word)));
	}

	#findPrefixes(): Bits {
		const docs = this.idPrefixes();
		addDocsByValueToken(docs, this.#segment, this.#segment.valueTokens.prefixRange(this.#word));
		return docs;
	}

	/** These documents, and those whose id contains the word inside a token or as two tokens. */
	#withInfixes(prefixes: Bits): Bits {
		const { idTokens, idTokenDocs } = this.#segment;
		const docs = copyOf(this.#memory, prefixes);
		addPostingsOf(docs, idTokenDocs, idTokens.containing(this.#word));
		for (const [first, second] of wordSplits(this.#word))
			if (idTokens.find(first) >= 0) unite(docs, intersect(this.#withIdToken(first), this.#withIdPrefix(second)));
		return docs;
	}

	#addTypos(docs: Bits): void {
		const { idTokens, idTokenDocs, valueTokens } = this.#segment;
		for (const token of termsWithTypo(idTokens, this.#word)) addPostings(docs, idTokenDocs, token, token + 1);
		for (const token of termsWithTypo(valueTokens, this.#word))
			addDocsByValueToken(docs, this.#segment, [token, token + 1]);
	}

	#withIdToken(text: string): Bits {
		const { docCount, idTokens, idTokenDocs } = this.#segment;
		const docs = emptyBits(this.#memory, docCount);
		const token = idTokens.find(text);
		if (token >= 0) addPostings(docs, idTokenDocs, token, token + 1);
		return docs;
	}

	#withIdPrefix(text: string): Bits {
		const { docCount, idTokens, idTokenDocs } = this.#segment;
		const docs = emptyBits(this.#memory, docCount);
		addPostings(docs, idTokenDocs, ...idTokens.prefixRange(text));
		return docs;
	}
}

/** Adds the documents with a facet value that contains one of a range of tokens. */
function addDocsByValueToken(
	docs: Bits,
	{ facets, valueTokenRefs }: Segment,
	[from, to]: readonly [number, number],
): void {
	const { starts, entries } = valueTokenRefs;
	const refs = entries.subarray(starts[from], starts[to]);
	for (const [position, facet] of SEARCHABLE_FACETS.entries())
		addDocsWithEach(docs, facets[facet], ordsOfFacet(refs, position));
}
