import { isTypoOf } from "../../../../text/typos.ts";
import type { TermDictionary } from "../terms/termDictionary.ts";

/** The ordinals of the terms that equal a word or differ from it by one typo. */
export function termsWithTypo(terms: TermDictionary, word: string): readonly number[] {
	const [first] = word;
	if (first === undefined) return [];
	const [from, to] = terms.prefixRange(first);
	const key = Buffer.from(word);
	const maxDifference = 2 * (key.length === word.length ? 1 : MAX_LETTER_BYTES);
	const found: number[] = [];
	for (let ord = from; ord < to; ord++) {
		const length = terms.starts[ord + 1]! - terms.starts[ord]!;
		if (Math.abs(length - key.length) > MAX_LETTER_BYTES) continue;
		if (terms.sharedBytes(ord, key) < key.length - maxDifference) continue;
		if (isTypoOf(word, terms.at(ord))) found.push(ord);
	}
	return found;
}

/** The most bytes of a letter in UTF-8. */
const MAX_LETTER_BYTES = 4;
