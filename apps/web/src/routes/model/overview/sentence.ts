import { code, link, plain } from "../../../markdown/write.ts";

/** A part of a sentence: our own words, or a fact of a record, which is untrusted. */
export type Piece = string | Fact;

export interface Fact {
	readonly text: string;
	readonly href?: string;
	/** The link leads to another site, which the record or the catalogue names. */
	readonly isOutside?: true;
	/** The id or the name of a model. */
	readonly isName?: true;
}

/** A sentence in parts, to be written as HTML or Markdown. */
export type Sentence = readonly Piece[];

/** A list in words: `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly Piece[]): Sentence {
	return items.flatMap((item, at) => {
		if (at === 0) return [item];
		return [at === items.length - 1 ? " and " : ", ", item];
	});
}

/** `a` or `an`, before words that begin with a sound as they are spelled. */
export const article = (words: string): string => (/^[aeiou]/i.test(words) ? "an" : "a");

/** Sentences as one paragraph of Markdown, in which facts are escaped. */
export function sentencesText(sentences: readonly Sentence[]): string {
	return sentences.map((sentence) => sentence.map(pieceText).join("")).join(" ");
}

function pieceText(piece: Piece): string {
	if (typeof piece === "string") return piece;
	const text = piece.isName ? code(piece.text) : plain(piece.text);
	return piece.href === undefined ? text : link(text, piece.href);
}
