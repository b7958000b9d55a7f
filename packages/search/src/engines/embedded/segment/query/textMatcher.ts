import type { CheckedQuery } from "../../../../query/checkedQuery.ts";
import { compacted } from "../../../../text/folding.ts";
import type { MatchMode } from "../../../../text/typos.ts";
import { type Bits, copyOf, emptyBits, intersect, removeDoc, subtract } from "../bits/bits.ts";
import { cardinality } from "../bits/count.ts";
import { docsIn } from "../bits/iterate.ts";
import type { Memory } from "../bits/scratch.ts";
import type { Segment } from "../segment.ts";
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
	readonly #memory: Memory;
	readonly #text: string;
	readonly #words: readonly WordMatcher[];

	constructor(segment: Segment, { text, words }: Pick<CheckedQuery, "text" | "words">, memory: Memory) {
		this.#segment = segment;
		this.#memory = memory;
		this.#text = text;
		this.#words = words.map((word) => new WordMatcher(segment, word, memory));
	}

	/** The documents that match every word; the caller may change the set. */
	match(mode: MatchMode): Bits {
		return this.#all((word) => word.match(mode));
	}

	/**
	 * Divides matches by how closely they match: the text is the name or the id; all words are tokens of the id; all are
	 * prefixes of tokens of the id; all others. A document is in the first tier that it fits.
	 */
	*tiers(matched: Bits, idOf: (doc: number) => string): Generator<MatchTier> {
		const rest = copyOf(this.#memory, matched);
		const name = compacted(this.#text);
		const isNamed = nameTest(name, idOf);
		const candidates = candidatesByName(this.#segment, name, rest, this.#memory);
		yield { docs: candidates, accepts: isNamed };
		for (const doc of docsIn(candidates, cardinality(candidates))) if (isNamed(doc)) removeDoc(rest, doc);
		const closer = [() => this.#all((word) => word.idTokens()), () => this.#all((word) => word.idPrefixes())];
		for (const tier of closer) {
			const docs = intersect(tier(), rest);
			subtract(rest, docs);
			yield { docs };
		}
		yield { docs: rest };
	}

	#all(match: (word: WordMatcher) => Bits): Bits {
		if (this.#words.length === 0) return emptyBits(this.#memory, this.#segment.docCount);
		return this.#words.map(match).reduce(intersect);
	}
}
