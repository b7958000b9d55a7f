import { allOf, type Clause } from "./clauses.ts";

/** Characters of a word that fit into a pattern, and letters by which longer words are cut; a word has at most 1,000. */
const [LONGEST_PATTERN, CUT] = [998, 2];
/** Enough for a word of one repeated letter, and the most that OpenSearch 3 allows. */
const MAX_STATES = 1_000_000;

/**
 * The rows whose id has a word inside a token, by a regular expression in which `@` is any text; words have no special
 * characters. A word that is too long for one pattern is divided into two that overlap.
 */
export function containsWord(word: string): Clause {
	const letters = [...word];
	const parts = word.length <= LONGEST_PATTERN ? [letters] : [letters.slice(0, -CUT), letters.slice(CUT)];
	const rules = { flags: "ANYSTRING", max_determinized_states: MAX_STATES };
	return allOf(parts.map((part) => ({ regexp: { idWords: { value: `@${part.join("")}@`, ...rules } } })));
}
