import { editDistance } from "@vitrine/model/editDistance";

/** How a word may lie in a record that no record has as the beginning of a token. Every engine follows these rules. */

/** Letters a word must have: to be looked for inside others, and to be forgiven an error. */
export const LEAST = { inside: 3, forgiven: 4 } as const;
/** Letters of each side of a word that is taken for two. */
const SIDE = 2;

/** The two words a word may be: the first a whole token, the second the beginning of one (`distilbert`). */
export function splits(word: string): readonly (readonly [first: string, second: string])[] {
	const letters = [...word];
	const places = Array.from({ length: Math.max(0, letters.length - 2 * SIDE + 1) }, (_, i) => i + SIDE);
	return places.map((place) => [letters.slice(0, place).join(""), letters.slice(place).join("")]);
}

/**
 * Whether a word is a token but for one error: a letter too many, too few or wrong, or two that changed places. The
 * first letter must be right.
 */
export function isNear(token: string, word: string): boolean {
	if (Math.abs(token.length - word.length) > 2) return false;
	const [a, b] = [[...token], [...word]];
	return a[0] === b[0] && editDistance(a, b, { transpositions: true, max: 1 }) <= 1;
}
