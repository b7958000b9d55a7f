import type { Facet } from "../../../../api/fields.ts";
import { type MatchMode, MIN_LETTERS, wordSplits } from "../../../../text/typos.ts";
import { type Bits, copyOf, emptyBits, intersect, unite } from "../bits/bits.ts";
import type { Memory } from "../bits/scratch.ts";
import { addDocsWithMarked } from "../columns/column.ts";
import { addPostings } from "../lists/postings.ts";
import type { Segment } from "../segment.ts";
import { facetOfRef, ordOfRef } from "../valueRefs.ts";
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
		for (const token of idTokens.containing(this.#word)) addPostings(docs, idTokenDocs, token, token + 1);
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
function addDocsByValueToken(docs: Bits, segment: Segment, [from, to]: readonly [number, number]): void {
	const { facets, valueTokenRefs } = segment;
	const { starts, entries } = valueTokenRefs;
	const marks = new Map<Facet, Uint8Array>();
	for (let i = starts[from]!; i < starts[to]!; i++) {
		const ref = entries[i]!;
		const facet = facetOfRef(ref);
		const known = marks.get(facet);
		const own = known ?? new Uint8Array(facets[facet].values.length);
		if (!known) marks.set(facet, own);
		own[ordOfRef(ref)] = 1;
	}
	for (const [facet, marked] of marks) addDocsWithMarked(docs, facets[facet], marked);
}
