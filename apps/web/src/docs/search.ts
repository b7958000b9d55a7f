import { type Findable, find, wordsOf } from "../base/match.ts";
import type { DocsSection } from "./sections.ts";

/** A section that matches a search. */
export interface DocsHit {
	readonly section: DocsSection;
	/** The part of its text that has most of the words; `marked` pieces match the search. */
	readonly excerpt: readonly Piece[];
}

interface Piece {
	/** Its offset in the text of the section. */
	readonly at: number;
	readonly text: string;
	readonly marked: boolean;
}

/** Sections that are shown, and words that are searched for one by one. */
const [MOST, MOST_WORDS] = [24, 16];

/** The sections with every word of `text`: those with the exact text first, then those with the words in their headings. */
export function searchDocs(sections: readonly DocsSection[], text: string): readonly DocsHit[] {
	const asked = text.trim();
	const hits = find(findablesOf(sections), text, MOST).map(({ section }) => section);
	const isWhole = (section: DocsSection): number => Number(offsetOf(asked, section.text) >= 0);
	const ordered = wordsOf(text).length > 1 ? hits.toSorted((a, b) => isWhole(b) - isWhole(a)) : hits;
	return ordered.map((section) => ({ section, excerpt: excerptOf(section.text, asked) }));
}

/** The offset of a part in a text, ignoring case; -1 if it is not in it. */
const offsetOf = (part: string, text: string): number => text.toLowerCase().indexOf(part.toLowerCase());

/** The words of `text` that match when searched for separately. */
export function wordsThatMatch(sections: readonly DocsSection[], text: string): readonly string[] {
	const all = findablesOf(sections);
	const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
	return words.length < 2 ? [] : words.filter((word) => find(all, word, 1).length > 0);
}

interface FindableSection extends Findable {
	readonly section: DocsSection;
}

const known = new WeakMap<readonly DocsSection[], readonly FindableSection[]>();

/** The sections as they are searched; made once, because their words are long. */
function findablesOf(sections: readonly DocsSection[]): readonly FindableSection[] {
	const before = known.get(sections);
	if (before !== undefined) return before;
	const findables = sections.map((section) => {
		return { section, label: section.heading, words: `${section.page.title} ${section.text}` };
	});
	known.set(sections, findables);
	return findables;
}

/** Characters shown before the first match, and in all. */
const BEFORE = 60;
const LENGTH = 220;

function excerptOf(text: string, asked: string): readonly Piece[] {
	const wanted = [...new Set(wordsOf(asked))];
	const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
	const isWanted = (word: string): boolean => matching(word, wanted).length > 0;
	const whole = wanted.length > 1 ? offsetOf(asked, text) : -1;
	const first = whole >= 0 ? whole : offsetOfMost(words, wanted);
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

/** The prefixes that a word has. */
function matching(word: string, wanted: readonly string[]): readonly string[] {
	const parts = wordsOf(word);
	return wanted.filter((prefix) => parts.some((part) => part.startsWith(prefix)));
}

/** The first offset from which an excerpt shows the most wanted words. */
function offsetOfMost(words: readonly RegExpExecArray[], wanted: readonly string[]): number {
	const found = words
		.map(({ 0: word, index }) => ({ index, matches: matching(word, wanted) }))
		.filter(({ matches }) => matches.length > 0);
	const shown = found.map(({ index }, at) => {
		const near = new Set<string>();
		for (const other of found.slice(at, at + LENGTH)) {
			if (other.index >= index + LENGTH - BEFORE) break;
			for (const match of other.matches) near.add(match);
		}
		return { index, count: near.size };
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
