/** The inside of a character class: controls, characters that a font does not draw, and those that reorder or end lines. */
export const CLASS = "\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\u2800\\ufff9-\\ufffb";

/** What a hidden character and the text before it may be: an emoji with the selector of its presentation. */
export const WITH_EMOJI = "\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]|[\\d#*]\\ufe0f(?=\\u20e3)";

/** A character that readers of code, of an id or of a file name cannot see. */
const IN_NAMES = `[${CLASS}](?<!${WITH_EMOJI})`;

/** A mark after four others on one letter (Unicode TR39, 5.4): a pile of them covers the lines around it, and cannot be broken. */
export const PILED = "[\\p{Mn}\\p{Me}](?<=[\\p{Mn}\\p{Me}]{5})";

/** Hidden characters in code, an id or a file name; a new expression, because it has a position. */
export const hiddenInNames = (): RegExp => new RegExp(`(${IN_NAMES}|${PILED})`, "gu");

/** Runs of hidden characters and others, each without what precedes it; a function, so that a bundle has only those that it uses. */
function hiddenOr(others: string, without = ""): RegExp {
	return new RegExp(`(?:${without}(?:${others}${IN_NAMES}))+`, "gu");
}

/** Runs of hidden characters, except the newlines of a text. */
export const HIDDEN_RUNS = /* @__PURE__ */ hiddenOr("", "(?!\\n)");

/** Runs of hidden and other format characters, except the newlines and tabs of a text. */
export const UNSEEN_IN_LINES = /* @__PURE__ */ hiddenOr("\\p{Cf}|", "(?![\\t\\n])");

/** A hidden character or white space of a comment. */
export const BLANKS = /* @__PURE__ */ hiddenOr("\\s|");

/** Every hidden character of a literal, with newlines. */
export const EVERY_HIDDEN = /* @__PURE__ */ new RegExp(IN_NAMES, "gu");
