import { type Findable, find, wordsOf } from "../../palette/match.ts";
import type { DocsSection } from "./sections.ts";

/** A section that answers to a search. */
export interface DocsHit {
	readonly section: DocsSection;
	/** A piece of its text around the first word that was found; `marked` pieces are what was looked for. */
	readonly excerpt: readonly Piece[];
}

export interface Piece {
	/** Where it begins in the text of the section. */
	readonly at: number;
	readonly text: string;
	readonly marked: boolean;
}

/** Sections shown; nobody reads more. */
const MOST = 24;

/** The sections that have every word of `text`, those with the words in their headings first. */
export function searchDocs(sections: readonly DocsSection[], text: string): readonly DocsHit[] {
	const wanted = wordsOf(text);
	return find(sections.map(findable), text, MOST).map(({ section }) => ({
		section,
		excerpt: excerptOf(section.text, wanted),
	}));
}

/** The words of `text` that lead somewhere when they are looked for alone. */
export function wordsThatAnswer(sections: readonly DocsSection[], text: string): readonly string[] {
	const words = [...new Set(wordsOf(text))];
	return words.length < 2 ? [] : words.filter((word) => find(sections.map(findable), word, 1).length > 0);
}

function findable(section: DocsSection): Findable & { readonly section: DocsSection } {
	return { section, label: section.heading, words: `${section.page.title} ${section.text}` };
}

/** Letters shown before the first word that was found, and in all. */
const BEFORE = 60;
const LENGTH = 220;

function excerptOf(text: string, wanted: readonly string[]): readonly Piece[] {
	const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
	const isWanted = (word: string): boolean =>
		wordsOf(word).some((one) => wanted.some((beginning) => one.startsWith(beginning)));
	const first = words.find(([word]) => isWanted(word))?.index ?? 0;
	const from = first <= BEFORE ? 0 : (words.find(({ index }) => index >= first - BEFORE)?.index ?? first);
	const to = endOf(text, from + LENGTH);
	const pieces: Piece[] = from > 0 ? [{ at: -1, text: "… ", marked: false }] : [];
	let at = from;
	for (const { 0: word, index } of words) {
		if (index < from || index + word.length > to || !isWanted(word)) continue;
		pieces.push({ at, text: text.slice(at, index), marked: false }, { at: index, text: word, marked: true });
		at = index + word.length;
	}
	pieces.push({ at, text: text.slice(at, to) + (to < text.length ? " …" : ""), marked: false });
	return pieces.filter((piece) => piece.text !== "");
}

/** The end of the last whole word before `limit`. */
function endOf(text: string, limit: number): number {
	if (limit >= text.length) return text.length;
	const space = text.lastIndexOf(" ", limit);
	return space > 0 ? space : limit;
}
