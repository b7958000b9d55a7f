import type { CheckedQuery } from "../../../query.ts";
import { squeezed } from "../../../text.ts";
import { isNear, LEAST, splits } from "../../../typos.ts";
import { add, addAll, allBits, type Bits, keep, noBits, size, slotsOf, unite } from "./bits.ts";
import type { Lists } from "./lists.ts";
import { facetOf, nameHash, type Segment, valueOf } from "./segment.ts";
import type { Texts } from "./texts.ts";

/** How forgiving a text is read: a later way is tried where nothing at all matches in the earlier one. */
export const WAYS = ["exact", "inside", "forgiving"] as const;
export type Way = (typeof WAYS)[number];

/** The slots in which every word is found. */
export function matching(segment: Segment, words: readonly string[], way: Way): Bits {
	if (words.length === 0) return noBits(segment.count);
	return words.map((word) => found(segment, word, way)).reduce(keep);
}

function found(segment: Segment, word: string, way: Way): Bits {
	const bits = beginning(segment, word);
	elsewhere(segment, segment.words.beginning(word), bits);
	if (way === "exact") return bits;
	inside(segment, word, bits);
	if (way === "forgiving") near(segment, word, bits);
	return bits;
}

/** The slots whose id has a token that begins so. */
function beginning({ count, tokens, tokenSlots }: Segment, word: string): Bits {
	const bits = noBits(count);
	const [from, to] = tokens.beginning(word);
	addAll(bits, tokenSlots.entries, tokenSlots.starts[from]!, tokenSlots.starts[to]!);
	return bits;
}

/** The slots whose id has this very token. */
function exactly({ count, tokens, tokenSlots }: Segment, word: string): Bits {
	const bits = noBits(count);
	addList(bits, tokenSlots, tokens.find(word));
	return bits;
}

/** Adds the slots that are filed under a value with one of these words. */
function elsewhere({ facets, wordValues }: Segment, [from, to]: readonly [number, number], bits: Bits): void {
	for (let i = wordValues.starts[from]!; i < wordValues.starts[to]!; i++) {
		const entry = wordValues.entries[i]!;
		addList(bits, facets[facetOf(entry)].slots, valueOf(entry));
	}
}

function inside(segment: Segment, word: string, bits: Bits): void {
	if ([...word].length < LEAST.inside) return;
	for (const token of segment.tokens.containing(word)) addList(bits, segment.tokenSlots, token);
	for (const [first, second] of splits(word))
		if (segment.tokens.find(first) >= 0) unite(bits, keep(exactly(segment, first), beginning(segment, second)));
}

function near(segment: Segment, word: string, bits: Bits): void {
	if ([...word].length < LEAST.forgiven) return;
	for (const token of nearTexts(segment.tokens, word)) addList(bits, segment.tokenSlots, token);
	for (const number of nearTexts(segment.words, word)) elsewhere(segment, [number, number + 1], bits);
}

/** The numbers of the texts that a word is, but for one error. */
export function nearTexts(texts: Texts, word: string): readonly number[] {
	if (word === "") return [];
	const [from, to] = texts.beginning([...word][0]!);
	const bytes = Buffer.byteLength(word);
	const close: number[] = [];
	for (let number = from; number < to; number++) {
		const length = texts.starts[number + 1]! - texts.starts[number]!;
		if (Math.abs(length - bytes) <= LETTER && isNear(texts.at(number), word)) close.push(number);
	}
	return close;
}

/** The most bytes a letter has. */
const LETTER = 4;

function addList(bits: Bits, { starts, entries }: Lists, list: number): void {
	if (list >= 0) addAll(bits, entries, starts[list]!, starts[list + 1]!);
}

/** Gives the id of a slot. */
export type IdOf = (slot: number) => string;

/**
 * What is found, by how closely it matches: the text is its name; its words are words of its id; they begin words of
 * its id; they are found anywhere else. A slot is in the first of the sets that it fits.
 */
export function tiersOf(segment: Segment, { words, text }: CheckedQuery, found: Bits, idOf: IdOf): readonly Bits[] {
	const named = namesAmong(segment, found, squeezed(text), idOf);
	const exact = words.map((word) => exactly(segment, word)).reduce(keep);
	const begun = words.map((word) => beginning(segment, word)).reduce(keep);
	let rest = found.slice();
	return [named, exact, begun, allBits(segment.count)].map((tier) => {
		const own = keep(tier, rest);
		rest = rest.map((word, i) => word & ~own[i]!);
		return own;
	});
}

function namesAmong({ count, names }: Segment, found: Bits, name: string, idOf: IdOf): Bits {
	const bits = noBits(count);
	const hash = nameHash(name);
	for (const slot of slotsOf(found, size(found)))
		if ((names[2 * slot] === hash || names[2 * slot + 1] === hash) && namesOfId(idOf(slot)).includes(name))
			add(bits, slot);
	return bits;
}

/** What a text must be to name a model. */
export const namesOfId = (id: string): readonly [name: string, whole: string] => [
	squeezed(id.slice(id.lastIndexOf("/") + 1)),
	squeezed(id),
];
