import type { Meaning, Read } from "./meanings.ts";
import { phraseOf, type Word } from "./words.ts";

/** What some words in a row mean. */
export interface Hit extends Pick<Read, "mayBeName" | "isBare"> {
	readonly meaning: Meaning;
	/** The number of words. */
	readonly length: number;
}

/** Reads the words at a place; undefined if they mean nothing to it. */
export type WordReader = (words: readonly Word[], at: number) => Hit | undefined;

/** Words of the longest phrase. */
const LONGEST_PHRASE = 6;

/** The longest phrase of the words at a place that `look` knows. Words in quotes are in no phrase. */
export function longestPhrase<T>(
	words: readonly Word[],
	at: number,
	look: (phrase: string, length: number) => T | undefined,
): { readonly found: T; readonly length: number } | undefined {
	const keys = words.slice(at, at + LONGEST_PHRASE).map(({ key }) => key);
	const quoted = keys.indexOf("");
	for (let length = quoted < 0 ? keys.length : quoted; length > 0; length--) {
		const found = look(phraseOf(keys.slice(0, length).join(" ")), length);
		if (found !== undefined) return { found, length };
	}
	return undefined;
}
