import { UNSEEN_IN_LINES } from "./hidden.ts";

/**
 * A text for a terminal or a log: characters that move the cursor, change colours, reorder text or cannot be seen become
 * escapes, such as `\u001b`. Line feeds and tabs stay. JSON keeps its value.
 *
 * @example
 * visible("a\u202eb"); // "a\\u202eb"
 */
export function visible(text: string): string {
	return text.replace(UNSEEN_IN_LINES, escaped);
}

/** The UTF-16 units of a run of characters as escapes of JSON. */
function escaped(run: string): string {
	return run
		.split("")
		.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
		.join("");
}
