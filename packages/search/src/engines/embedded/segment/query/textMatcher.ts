import type { CheckedQuery } from "../../../../query/checkedQuery.ts";
import { compacted } from "../../../../text/folding.ts";
import type { MatchMode } from "../../../../text/typos.ts";
import { type Bits, copyOf, emptyBits, intersect, removeDoc, subtract, unite } from "../bits/bits.ts";
import { cardinality } from "../bits/count.ts";
import { docsIn } from "../bits/iterate.ts";
import type { Memory } from "../bits/scratch.ts";
import type { Segment, SegmentView } from "../segment.ts";
import { candidatesByName, nameTest } from "./nameMatch.ts";
import { WordMatcher } from "./wordMatcher.ts";

/** Documents that match equally closely: those in `docs`, or all if it is undefined, that `accepts` accepts. */
export interface MatchTier {
	readonly docs: Bits | undefined;
	readonly accepts?: (doc: number) => boolean;
}

/** Matches the text of a query in a segment. Results for single words are kept for later modes and for the tiers. */
export class TextMatcher {
	readonly #segment: Segment;
	readonly #deleted: Bits | undefined;
	readonly #memory: Memory;
	/** The text without separators, as names are compared. */
	readonly #name: string;
	readonly #isNamed: (doc: number) => boolean;
	readonly #words: readonly WordMatcher[];

	constructor(
		{ segment, deleted }: SegmentView,
		{ text, words }: Pick<CheckedQuery, "text" | "words">,
		memory: Memory,
		idOf: (doc: number) => string,
	) {
		this.#segment = segment;
		this.#deleted = deleted;
		this.#memory = memory;
		this.#name = compacted(text);
		this.#isNamed = nameTest(this.#name, idOf);
		this.#words = words.map((word) => new WordMatcher(segment, word, memory));
	}

	/**
	 * The documents that match every word, and beyond prefixes those that the text names without its separators; the caller
	 * may change the set.
	 */
	match(mode: MatchMode): Bits {
		const docs = this.#all((word) => word.match(mode));
		return mode === "prefix" || this.#words.length === 0 ? docs : unite(docs, this.#named());
	}

	/**
	 * Divides matches by how closely they match: the text is the name or the id; all words are tokens of the id; all are
	 * prefixes of tokens of the id; all others. A document is in the first tier that it fits.
	 */
	*tiers(matched: Bits): Generator<MatchTier> {
		const rest = copyOf(this.#memory, matched);
		const candidates = candidatesByName(this.#segment, this.#name, this.#memory, rest);
		yield { docs: candidates, accepts: this.#isNamed };
		for (const doc of docsIn(candidates, cardinality(candidates))) if (this.#isNamed(doc)) removeDoc(rest, doc);
		const closer = [() => this.#all((word) => word.idTokens()), () => this.#all((word) => word.idPrefixes())];
		for (const tier of closer) {
			const docs = intersect(tier(), rest);
			subtract(rest, docs);
			yield { docs };
		}
		yield { docs: rest };
	}

	/** Rows of deleted documents may be gone, so their ids are not read. */
	#named(): Bits {
		const docs = candidatesByName(this.#segment, this.#name, this.#memory);
		if (this.#deleted) subtract(docs, this.#deleted);
		for (const doc of docsIn(docs, cardinality(docs))) if (!this.#isNamed(doc)) removeDoc(docs, doc);
		return docs;
	}

	#all(match: (word: WordMatcher) => Bits): Bits {
		if (this.#words.length === 0) return emptyBits(this.#memory, this.#segment.docCount);
		return this.#words.map(match).reduce(intersect);
	}
}
