/**
 * A text for a terminal or a log: characters that move the cursor, change colours, reorder text or cannot be seen become
 * escapes, such as `\u001b`. Line feeds and tabs stay. JSON keeps its value.
 */
export function visible(text: string): string {
	return text.replace(UNSEEN, escaped);
}

/** Control and format characters, which include those of direction and those without width, and separators of lines. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The UTF-16 units of a character as escapes of JSON. */
function escaped(character: string): string {
	const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
	return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
