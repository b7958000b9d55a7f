import { CLASS, PILED, WITH_EMOJI } from "./hidden.ts";

/** What hidden characters do in ordinary text: joiners in words and emoji, variants of Han and Mongolian, line breaks, a byte-order mark. */
const ORDINARY = [
	WITH_EMOJI,
	String.raw`[\p{Lo}\p{M}][\u200c\u200d]`,
	String.raw`[\p{Extended_Pictographic}\ufe0f\u{1f3fb}-\u{1f3ff}]\u200d(?=\p{Extended_Pictographic})`,
	String.raw`\p{Script=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
	String.raw`\p{Script=Mongolian}[\u180b-\u180f]`,
	String.raw`[\t\n\r]`,
	String.raw`^\ufeff`,
].join("|");

/** The flags of England, Scotland and Wales, which are written in tag characters. */
const FLAGS = `\u{1f3f4}(?:${["gbeng", "gbsct", "gbwls"].map(inTags).join("|")})\u{e007f}`;

/** A character that readers of running text cannot see; a flag is matched whole, without its group. */
const IN_PROSE = `${FLAGS}|([${CLASS}](?<!${ORDINARY})|${PILED})`;

/** Hidden characters in running text; a match without a group is ordinary. */
export const hiddenInProse = (): RegExp => new RegExp(IN_PROSE, "gu");

function inTags(letters: string): string {
	return [...letters].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
}
