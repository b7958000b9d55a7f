/** A thing that can be found by words. */
export interface Findable {
	readonly label: string;
	/** Further words that it is found by. */
	readonly words?: string;
}

/**
 * The things that match every word of `text`, the best first, at most `most`. Order, case, accents and punctuation do not matter;
 * prefixes match, and so do words written together. If nothing matches, one typo per word is tolerated.
 */
export function find<T extends Findable>(things: readonly T[], text: string, most: number): readonly T[] {
	const wanted = wantedIn(text);
	if (wanted.length === 0) return [];
	const exact = ranked(things, (thing) => scoreOf(thing, wanted, startsWith));
	return (exact.length > 0 ? exact : ranked(things, (thing) => scoreOf(thing, wanted, nearlyStartsWith))).slice(
		0,
		most,
	);
}

const QUESTION = new Set(
	"how what which where when why who is are was do does can could should i me my we you it this that to the a an of for in on with show list find give please want need and or".split(
		" ",
	),
);

/** The same for a question: if nothing matches all its words, those that say only that it is a question are left out. */
export function findAsked<T extends Findable>(things: readonly T[], text: string, most: number): readonly T[] {
	const found = find(things, text, most);
	if (found.length > 0) return found;
	const spoken = text
		.split(/\s+/)
		.filter((word) => !QUESTION.has(word.toLowerCase().replaceAll(/[^\p{L}]+/gu, "") || word));
	return find(things, spoken.join(" "), most);
}

/** The words of a text: runs of letters and digits, in lower case and without accents. */
export function wordsOf(text: string): readonly string[] {
	return (
		text
			.normalize("NFKD")
			.replace(/\p{M}/gu, "")
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? []
	);
}

/** Words of a text that are looked for. */
const MOST_WORDS = 32;

/** The first words of a text, each once. */
const wantedIn = (text: string): readonly string[] => [...new Set(wordsOf(text))].slice(0, MOST_WORDS);

/** The words of things: a search compares each with every wanted word. */
const known = new WeakMap<Findable, FoundWords>();

interface FoundWords {
	readonly label: readonly string[];
	readonly further: readonly string[];
}

function foundWords(thing: Findable): FoundWords {
	const before = known.get(thing);
	if (before !== undefined) return before;
	const words = { label: wordsOf(thing.label), further: wordsOf(thing.words ?? "") };
	known.set(thing, words);
	return words;
}

/** The things with a score, by score and then by length of label. */
function ranked<T extends Findable>(things: readonly T[], scoreOf: (thing: T) => number): readonly T[] {
	return things
		.map((thing) => ({ thing, score: scoreOf(thing) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score || a.thing.label.length - b.thing.label.length)
		.map(({ thing }) => thing);
}

type Compare = (word: string, wanted: string) => boolean;

/** How well a thing matches the wanted words; 0 if one of them is missing. */
function scoreOf(thing: Findable, wanted: readonly string[], matches: Compare): number {
	const { label, further } = foundWords(thing);
	const together = wanted.join("");
	const name = label.join("");
	if (name === together) return 1_000;
	const scores = wanted.map((word) => wordScore(word, label, further, matches));
	if (!scores.includes(0))
		return scores.reduce((sum, one) => sum + one) / wanted.length + (name.startsWith(together) ? 5 : 0);
	return together.length > 2 && name.includes(together) ? 1 : 0;
}

function wordScore(word: string, label: readonly string[], further: readonly string[], matches: Compare): number {
	if (label.includes(word)) return 8;
	if (label.some((one) => matches(one, word))) return 6;
	if (further.includes(word)) return 3;
	return further.some((one) => matches(one, word)) ? 2 : 0;
}

function startsWith(word: string, wanted: string): boolean {
	return word.startsWith(wanted);
}

/** Whether a word starts as wanted, except for one letter too many, missing or wrong, or two letters swapped. */
function nearlyStartsWith(word: string, wanted: string): boolean {
	if (wanted.length < 4) return startsWith(word, wanted);
	let at = 0;
	while (at < wanted.length && word[at] === wanted[at]) at++;
	const rest = wanted.slice(at + 1);
	return (
		word.startsWith(rest, at) ||
		word.startsWith(rest, at + 1) ||
		word.startsWith(wanted.slice(at), at + 1) ||
		(word[at] === wanted[at + 1] && word[at + 1] === wanted[at] && word.startsWith(wanted.slice(at + 2), at + 2))
	);
}
