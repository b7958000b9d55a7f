import { asciiTokens } from "./asciiTokens.ts";
import { ASCII, folded, pieces } from "./folding.ts";

/**
 * The distinct tokens that a text is indexed under: its words, the parts of each at camel-case and letter/digit
 * boundaries, and letters joined with a number that follows (“Llama-3.1-8B”: llama, 3, llama3, 1, 8b, 8, b).
 */
export function tokens(text: string): string[] {
	return ASCII.test(text) ? asciiTokens(text) : unicodeTokens(text);
}

function unicodeTokens(text: string): string[] {
	const found = new Set<string>();
	let before = "";
	for (const piece of pieces(text)) {
		found.add(folded(piece));
		for (const part of piece.split(BOUNDARY)) found.add(folded(part));
		if (ENDS_IN_LETTER.test(before) && STARTS_WITH_DIGIT.test(piece)) found.add(folded(before + piece));
		before = piece;
	}
	return [...found];
}

/** The distinct words of a query, each to be found as the prefix of a token. */
export function words(text: string): string[] {
	return [...new Set(pieces(text).map(folded))];
}

const BOUNDARY = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}\p{M}*)(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
const ENDS_IN_LETTER = /\p{L}\p{M}*$/u;
const STARTS_WITH_DIGIT = /^\p{N}/u;
