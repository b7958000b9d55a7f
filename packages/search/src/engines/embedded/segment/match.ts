import type { CheckedQuery } from "../../../query.ts";
import type { Facet } from "../../../shapes.ts";
import { squeezed } from "../../../text.ts";
import { isNear, LEAST, splits } from "../../../typos.ts";
import { add, allBits, type Bits, keep, noBits, unite, without } from "./bits.ts";
import { addSlotsOf } from "./columns.ts";
import { addSlots } from "./postings.ts";
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
	addSlots(bits, tokenSlots, from, to);
	return bits;
}

/** The slots whose id has this very token. */
function exactly({ count, tokens, tokenSlots }: Segment, word: string): Bits {
	const bits = noBits(count);
	const token = tokens.find(word);
	if (token >= 0) addSlots(bits, tokenSlots, token, token + 1);
	return bits;
}

/** Adds the slots that are filed under a value with one of these words. */
function elsewhere({ facets, wordValues }: Segment, [from, to]: readonly [number, number], bits: Bits): void {
	const wanted = new Map<Facet, number[]>();
	for (let i = wordValues.starts[from]!; i < wordValues.starts[to]!; i++) {
		const entry = wordValues.entries[i]!;
		const facet = facetOf(entry);
		const values = wanted.get(facet);
		if (values) values.push(valueOf(entry));
		else wanted.set(facet, [valueOf(entry)]);
	}
	for (const [facet, values] of wanted) addSlotsOf(bits, facets[facet], values);
}

function inside(segment: Segment, word: string, bits: Bits): void {
	if ([...word].length < LEAST.inside) return;
	for (const token of segment.tokens.containing(word)) addSlots(bits, segment.tokenSlots, token, token + 1);
	for (const [first, second] of splits(word))
		if (segment.tokens.find(first) >= 0) unite(bits, keep(exactly(segment, first), beginning(segment, second)));
}

function near(segment: Segment, word: string, bits: Bits): void {
	if ([...word].length < LEAST.forgiven) return;
	for (const token of nearTexts(segment.tokens, word)) addSlots(bits, segment.tokenSlots, token, token + 1);
	for (const number of nearTexts(segment.words, word)) elsewhere(segment, [number, number + 1], bits);
}

/** The numbers of the texts that a word is, but for one error. */
export function nearTexts(texts: Texts, word: string): readonly number[] {
	if (word === "") return [];
	const [from, to] = texts.beginning([...word][0]!);
	const key = Buffer.from(word);
	const most = 2 * (key.length === word.length ? 1 : LETTER);
	const close: number[] = [];
	for (let number = from; number < to; number++) {
		const length = texts.starts[number + 1]! - texts.starts[number]!;
		if (Math.abs(length - key.length) > LETTER || texts.shared(number, key) < key.length - most) continue;
		if (isNear(texts.at(number), word)) close.push(number);
	}
	return close;
}

/** The most bytes a letter has. */
const LETTER = 4;

/** Gives the id of a slot. */
export type IdOf = (slot: number) => string;

/**
 * What is found, by how closely it matches: the text is its name; its words are words of its id; they begin words of
 * its id; they are found anywhere else. A slot is in the first of the sets that it fits.
 */
export function tiersOf(segment: Segment, { words, text }: CheckedQuery, found: Bits, idOf: IdOf): readonly Bits[] {
	const named = namesAmong(segment, mayBeNamed(segment, squeezed(text), found), squeezed(text), idOf);
	const exact = words.map((word) => exactly(segment, word)).reduce(keep);
	const begun = words.map((word) => beginning(segment, word)).reduce(keep);
	const rest = found.slice();
	return [named, exact, begun, allBits(segment.count)].map((tier) => {
		const own = keep(tier, rest);
		without(rest, own);
		return own;
	});
}

/** The slots that a text may name: the first word of a name, which is a token of it, begins the text. */
function mayBeNamed({ count, tokens, tokenSlots }: Segment, name: string, found: Bits): Bits {
	const bits = noBits(count);
	for (let length = 1; length <= name.length; length++) {
		const token = tokens.find(name.slice(0, length));
		if (token >= 0) addSlots(bits, tokenSlots, token, token + 1);
	}
	return keep(bits, found);
}

function namesAmong({ count, names }: Segment, found: Bits, name: string, idOf: IdOf): Bits {
	const bits = noBits(count);
	const hash = nameHash(name);
	for (let i = 0; i < found.length; i++)
		for (let word = found[i]!; word !== 0; word &= word - 1) {
			const slot = (i << 5) + 31 - Math.clz32(word & -word);
			if ((names[2 * slot] === hash || names[2 * slot + 1] === hash) && namesOfId(idOf(slot)).includes(name))
				add(bits, slot);
		}
	return bits;
}

/** What a text must be to name a model. */
export const namesOfId = (id: string): readonly [name: string, whole: string] => [
	squeezed(id.slice(id.lastIndexOf("/") + 1)),
	squeezed(id),
];
