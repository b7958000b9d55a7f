import { editDistance } from "@vitrine/model/editDistance";

/** How the words of a query match tokens. A later mode is tried if nothing matches in the earlier ones. */
export const MATCH_MODES = ["prefix", "infix", "fuzzy"] as const;
export type MatchMode = (typeof MATCH_MODES)[number];

/** Letters that a word needs to be matched inside tokens, and to be matched with a typo. */
export const MIN_LETTERS = { infix: 3, fuzzy: 4 } as const;
/** Letters that each half of a split word needs. */
const MIN_HALF = 2;

/** The pairs of words that a word may be: the first a whole token, the second a prefix of one (`distilbert`). */
export function wordSplits(word: string): readonly (readonly [first: string, second: string])[] {
	const letters = [...word];
	const count = Math.max(0, letters.length - 2 * MIN_HALF + 1);
	const places = Array.from({ length: count }, (_, i) => i + MIN_HALF);
	return places.map((place) => [letters.slice(0, place).join(""), letters.slice(place).join("")]);
}

/**
 * Whether a word is a token with at most one typo: a letter missing, added or replaced, or two neighbours swapped. The
 * first letter must be right.
 */
export function isTypoOf(word: string, token: string): boolean {
	if (Math.abs(token.length - word.length) > 2) return false;
	const [a, b] = [[...token], [...word]];
	return a[0] === b[0] && editDistance(a, b, { transpositions: true, max: 1 }) <= 1;
}
