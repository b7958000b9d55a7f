/** The inside of a character class: controls, characters that a font does not draw, and those that reorder or end lines. */
const CLASS = String.raw`\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb`;

/** What a hidden character and the text before it may be: an emoji with the selector of its presentation. */
const WITH_EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f]|[\d#*]\ufe0f(?=\u20e3)`;

/** A character that readers of code, of an id or of a file name cannot see. */
const IN_NAMES = `[${CLASS}](?<!${WITH_EMOJI})`;

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
const IN_PROSE = `${FLAGS}|([${CLASS}])(?<!${ORDINARY})`;

/** Hidden characters in code, an id or a file name; a new expression, because it has a position. */
export const hiddenInNames = (): RegExp => new RegExp(`(${IN_NAMES})`, "gu");

/** Hidden characters in running text; a match without a group is ordinary. */
export const hiddenInProse = (): RegExp => new RegExp(IN_PROSE, "gu");

/** Runs of hidden characters, except the newlines of a text. */
export const HIDDEN_RUNS = new RegExp(`(?:(?!\\n)${IN_NAMES})+`, "gu");

/** Runs of hidden and other format characters, except the newlines and tabs of a text. */
export const UNSEEN_IN_LINES = new RegExp(`(?:(?![\\t\\n])(?:\\p{Cf}|${IN_NAMES}))+`, "gu");

/** A hidden character or white space of a comment. */
export const BLANKS = new RegExp(`(?:\\s|${IN_NAMES})+`, "gu");

/** Every hidden character of a literal, with newlines. */
export const EVERY_HIDDEN = new RegExp(IN_NAMES, "gu");

function inTags(letters: string): string {
	return [...letters].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
}
