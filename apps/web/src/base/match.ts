/** What can be found by words. */
export interface Findable {
	readonly label: string;
	/** Further words it is found by. */
	readonly words?: string;
}

/**
 * What answers to every word of `text`, the best first, at most `most`: order, case, accents and punctuation do not matter, words
 * may be begun only or written together, and where nothing answers one typing error a word is forgiven.
 */
export function find<T extends Findable>(things: readonly T[], text: string, most: number): readonly T[] {
	const wanted = wordsOf(text);
	if (wanted.length === 0) return [];
	const exact = ranked(things, (thing) => score(thing, wanted, begins));
	return (exact.length > 0 ? exact : ranked(things, (thing) => score(thing, wanted, nearlyBegins))).slice(0, most);
}

/** The words of a text: runs of letters and digits, without case and accents. */
export function wordsOf(text: string): readonly string[] {
	return (
		text
			.normalize("NFKD")
			.replace(/\p{M}/gu, "")
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? []
	);
}

/** In the order of their points, and of two with the same the shorter name; what has none is left out. */
function ranked<T extends Findable>(things: readonly T[], pointsOf: (thing: T) => number): readonly T[] {
	return things
		.map((thing) => ({ thing, points: pointsOf(thing) }))
		.filter(({ points }) => points > 0)
		.sort((a, b) => b.points - a.points || a.thing.label.length - b.thing.label.length)
		.map(({ thing }) => thing);
}

type Compare = (word: string, wanted: string) => boolean;

/** Points of a thing for the words wanted of it; none where one of them is missing. */
function score(thing: Findable, wanted: readonly string[], answers: Compare): number {
	const label = wordsOf(thing.label);
	const together = wanted.join("");
	const name = label.join("");
	if (name === together) return 1_000;
	const points = wanted.map((word) => wordPoints(word, label, wordsOf(thing.words ?? ""), answers));
	if (!points.includes(0))
		return points.reduce((sum, one) => sum + one) / wanted.length + (name.startsWith(together) ? 5 : 0);
	return together.length > 2 && name.includes(together) ? 1 : 0;
}

function wordPoints(word: string, label: readonly string[], further: readonly string[], answers: Compare): number {
	if (label.includes(word)) return 8;
	if (label.some((one) => answers(one, word))) return 6;
	if (further.includes(word)) return 3;
	return further.some((one) => answers(one, word)) ? 2 : 0;
}

function begins(word: string, wanted: string): boolean {
	return word.startsWith(wanted);
}

/** Whether a word begins as wanted but for one letter too many, too few or wrong, or two the other way round. */
function nearlyBegins(word: string, wanted: string): boolean {
	if (wanted.length < 4) return begins(word, wanted);
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
