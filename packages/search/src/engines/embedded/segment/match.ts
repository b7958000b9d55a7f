import type { CheckedQuery } from "../../../query.ts";
import type { Facet } from "../../../shapes.ts";
import { squeezed } from "../../../text.ts";
import { isNear, LEAST, splits } from "../../../typos.ts";
import { type Bits, copied, keep, noBits, size, slotsOf, unite, without } from "./bits.ts";
import { addSlotsOfMarked } from "./columns.ts";
import { addSlots } from "./postings.ts";
import { facetOf, nameHash, type Segment, valueOf } from "./segment.ts";
import type { Texts } from "./texts.ts";

/** How forgiving a text is read: a later way is tried where nothing at all matches in the earlier one. */
export const WAYS = ["exact", "inside", "forgiving"] as const;
export type Way = (typeof WAYS)[number];

/** Slots that match equally closely: those of a set, all where it is undefined; and if `isIn` is there, those it says so of. */
export interface Tier {
	readonly bits: Bits | undefined;
	readonly isIn?: (slot: number) => boolean;
}

/** Finds a text in a segment. What is found of a word in one way is there for the next, and for the order of rows. */
export class TextMatch {
	readonly #segment: Segment;
	readonly #text: string;
	readonly #words: readonly string[];
	readonly #begun = new Map<string, Bits>();
	readonly #plain = new Map<string, Bits>();

	constructor(segment: Segment, { text, words }: Pick<CheckedQuery, "text" | "words">) {
		this.#segment = segment;
		this.#text = text;
		this.#words = words;
	}

	/** The slots in which every word is found; the caller's own. */
	found(way: Way): Bits {
		if (this.#words.length === 0) return noBits(this.#segment.count);
		return this.#words.map((word) => this.#foundWord(word, way)).reduce(keep);
	}

	/**
	 * What is found, by how closely it matches: the text is its name; its words are words of its id; they begin words of
	 * its id; they are found anywhere else. A slot is in the first of the sets that it fits.
	 */
	*tiers(found: Bits, idOf: IdOf): Generator<Tier> {
		const rest = copied(found);
		const name = squeezed(this.#text);
		const isNamed = remembered((slot) => namesOfId(idOf(slot)).includes(name));
		const maybe = maybeNamed(this.#segment, name, rest);
		yield { bits: maybe, isIn: isNamed };
		for (const slot of slotsOf(maybe, size(maybe))) if (isNamed(slot)) rest[slot >>> 5]! &= ~(1 << (slot & 31));
		for (const tier of [() => this.#exact(), () => this.#allBegun()]) {
			const bits = keep(tier(), rest);
			without(rest, bits);
			yield { bits };
		}
		yield { bits: rest };
	}

	#foundWord(word: string, way: Way): Bits {
		const bits = copied(this.#plainly(word));
		if (way === "exact") return bits;
		this.#addInside(word, bits);
		if (way === "forgiving") near(this.#segment, word, bits);
		return bits;
	}

	/** The slots in which something begins so: a token of the id, or a word of a value. */
	#plainly(word: string): Bits {
		const known = this.#plain.get(word);
		if (known) return known;
		const bits = copied(this.#beginning(word));
		elsewhere(this.#segment, this.#segment.words.beginning(word), bits);
		this.#plain.set(word, bits);
		return bits;
	}

	/** The slots whose id has a token that begins so. */
	#beginning(word: string): Bits {
		const known = this.#begun.get(word);
		if (known) return known;
		const { count, tokens, tokenSlots } = this.#segment;
		const bits = noBits(count);
		addSlots(bits, tokenSlots, ...tokens.beginning(word));
		this.#begun.set(word, bits);
		return bits;
	}

	#addInside(word: string, bits: Bits): void {
		const { tokens, tokenSlots } = this.#segment;
		if ([...word].length < LEAST.inside) return;
		for (const token of tokens.containing(word)) addSlots(bits, tokenSlots, token, token + 1);
		for (const [first, second] of splits(word))
			if (tokens.find(first) >= 0) unite(bits, keep(exactly(this.#segment, first), this.#beginning(second)));
	}

	#exact(): Bits {
		return this.#words.map((word) => exactly(this.#segment, word)).reduce(keep);
	}

	#allBegun(): Bits {
		const [first, ...others] = this.#words.map((word) => this.#beginning(word));
		return others.reduce(keep, copied(first!));
	}
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
	const marks = new Map<Facet, Uint8Array>();
	for (let i = wordValues.starts[from]!; i < wordValues.starts[to]!; i++) {
		const entry = wordValues.entries[i]!;
		const facet = facetOf(entry);
		const known = marks.get(facet);
		const own = known ?? new Uint8Array(facets[facet].values.length);
		if (!known) marks.set(facet, own);
		own[valueOf(entry)] = 1;
	}
	for (const [facet, wanted] of marks) addSlotsOfMarked(bits, facets[facet], wanted);
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
 * The slots that a text may name: the first word of a name, which is a token of it, begins the text, and the
 * fingerprint of a name is that of the text.
 */
function maybeNamed({ count, tokens, tokenSlots, names }: Segment, name: string, found: Bits): Bits {
	const bits = noBits(count);
	for (let length = 1; length <= name.length; length++) {
		const token = tokens.find(name.slice(0, length));
		if (token >= 0) addSlots(bits, tokenSlots, token, token + 1);
	}
	keep(bits, found);
	const hash = nameHash(name);
	for (let i = 0; i < bits.length; i++)
		for (let word = bits[i]!; word !== 0; word &= word - 1) {
			const slot = (i << 5) + 31 - Math.clz32(word & -word);
			if (names[2 * slot] !== hash && names[2 * slot + 1] !== hash) bits[i]! &= ~(word & -word);
		}
	return bits;
}

/** Asks once of each slot. */
function remembered(ask: (slot: number) => boolean): (slot: number) => boolean {
	const known = new Map<number, boolean>();
	return (slot) => {
		const answer = known.get(slot) ?? ask(slot);
		known.set(slot, answer);
		return answer;
	};
}

/** What a text must be to name a model. */
export const namesOfId = (id: string): readonly [name: string, whole: string] => [
	squeezed(id.slice(id.lastIndexOf("/") + 1)),
	squeezed(id),
];
