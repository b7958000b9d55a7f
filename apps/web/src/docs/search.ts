import { type Findable, find, wordsOf } from "../base/match.ts";
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

/** The sections that have every word of `text`: those with all of it as it stands, then those with the words in their headings. */
export function searchDocs(sections: readonly DocsSection[], text: string): readonly DocsHit[] {
	const asked = text.trim();
	const hits = find(sections.map(findable), text, MOST).map(({ section }) => section);
	const isWhole = (section: DocsSection): number => Number(placeOf(asked, section.text) >= 0);
	const ordered = wordsOf(text).length > 1 ? hits.toSorted((a, b) => isWhole(b) - isWhole(a)) : hits;
	return ordered.map((section) => ({ section, excerpt: excerptOf(section.text, asked) }));
}

/** Where a text has another, upper case or lower; -1 where it has not. */
const placeOf = (part: string, text: string): number => text.toLowerCase().indexOf(part.toLowerCase());

/** The words of `text` that lead somewhere when they are looked for alone. */
export function wordsThatAnswer(sections: readonly DocsSection[], text: string): readonly string[] {
	const words = [...new Set(wordsOf(text))];
	return words.length < 2 ? [] : words.filter((word) => find(sections.map(findable), word, 1).length > 0);
}

function findable(section: DocsSection): Findable & { readonly section: DocsSection } {
	return { section, label: section.heading, words: `${section.page.title} ${section.text}` };
}

/** Letters shown before the first of the words, and in all. */
const BEFORE = 60;
const LENGTH = 220;

function excerptOf(text: string, asked: string): readonly Piece[] {
	const wanted = wordsOf(asked);
	const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
	const isWanted = (word: string): boolean => answering(word, wanted).length > 0;
	const whole = wanted.length > 1 ? placeOf(asked, text) : -1;
	const first = whole >= 0 ? whole : placeOfMost(words, wanted);
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

/** The beginnings that a word answers to. */
function answering(word: string, wanted: readonly string[]): readonly string[] {
	const parts = wordsOf(word);
	return wanted.filter((beginning) => parts.some((part) => part.startsWith(beginning)));
}

/** Where the excerpt that shows most of the wanted words begins; of several such places the first. */
function placeOfMost(words: readonly RegExpExecArray[], wanted: readonly string[]): number {
	const found = words
		.map(({ 0: word, index }) => ({ index, answers: answering(word, wanted) }))
		.filter(({ answers }) => answers.length > 0);
	const shown = found.map(({ index }) => {
		const near = found.filter((other) => other.index >= index && other.index < index + LENGTH - BEFORE);
		return { index, count: new Set(near.flatMap(({ answers }) => answers)).size };
	});
	const most = Math.max(0, ...shown.map(({ count }) => count));
	return shown.find(({ count }) => count === most)?.index ?? 0;
}

/** The end of the last whole word before `limit`. */
function endOf(text: string, limit: number): number {
	if (limit >= text.length) return text.length;
	const space = text.lastIndexOf(" ", limit);
	return space > 0 ? space : limit;
}
