/** The longest text that is read, in UTF-16 code units, and the most words of it. */
export const LONGEST = 200;
export const MOST_WORDS = 24;

/** A word of a text, or a phrase in quotes. */
export interface Word {
	/** As typed, without quotes. */
	readonly text: string;
	/** The form that is looked up: lower case, without accents and without punctuation around it. Empty for a phrase in quotes, which is never looked up. */
	readonly key: string;
	/** Its place in the text, quotes included. */
	readonly from: number;
	readonly to: number;
}

/** A text of bounded length, and whether it was longer. */
interface Bounded {
	readonly text: string;
	readonly isCut: boolean;
}

/** The part of a text that is read: whole words. */
export function bounded(typed: string): Bounded {
	const whole = typed
		.slice(0, 4 * LONGEST)
		.toWellFormed()
		.replaceAll(/\s+/g, " ")
		.replaceAll(ADDRESS, "$1")
		.trim();
	const short = whole.slice(0, LONGEST);
	const words = wordsIn(short);
	const last = words[MOST_WORDS - 1];
	const text = words.length > MOST_WORDS && last ? short.slice(0, last.to) : short.trim();
	return { text, isCut: text.length < whole.length || typed.length > 4 * LONGEST };
}

/** The address of a model on a hub, with the model's id. */
const ADDRESS =
	/(?<![\w/.])(?:https?:\/\/[^\s/]{1,100}\/(?:models\/)?|(?:www\.)?(?:huggingface\.co|hf\.co)\/)([\w.-]+\/[\w.-]+)(?:[/?#:]\S*)?/gi;

const WORD = /["“”„]([^"“”„]*)["“”„]|[^\s,"“”„]+/g;

/** The words of a text, in order. Commas separate words; a phrase in quotes is one. */
export function wordsIn(text: string): readonly Word[] {
	return [...text.matchAll(WORD)].flatMap((found) => {
		const word = (found[1] ?? found[0]).trim();
		if (word === "") return [];
		const key = found[1] === undefined ? keyOf(word) : "";
		return [{ text: word, key, from: found.index, to: found.index + found[0].length }];
	});
}

function keyOf(word: string): string {
	return plain(word).replaceAll(/^[!?;:()[\]]+|[!?;:.()[\]]+$/g, "");
}

/** Lower case, without accents. */
function plain(text: string): string {
	return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The form in which a phrase is looked up: dashes and underscores count as spaces. */
export function phraseOf(text: string): string {
	return plain(text)
		.replaceAll(/[\s_-]+/g, " ")
		.trim();
}

/** The text without a part of it. */
export function cutOut(text: string, { from, to }: Pick<Word, "from" | "to">): string {
	return `${text.slice(0, from)} ${text.slice(to)}`.replaceAll(/\s+/g, " ").trim();
}

/** The text with a part of it in quotes, so that it is searched for as words. */
export function quoted(text: string, { from, to }: Pick<Word, "from" | "to">): string {
	const words = wordsIn(text.slice(from, to)).map((word) => `"${word.text}"`);
	return `${text.slice(0, from)}${words.join(" ")}${text.slice(to)}`;
}
