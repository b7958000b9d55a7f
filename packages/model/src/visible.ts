/**
 * A text for a terminal or a log: characters that move the cursor, change colours, reorder text or cannot be seen become
 * escapes, such as `\u001b`. Line feeds and tabs stay. JSON keeps its value.
 */
export function visible(text: string): string {
	return text.replace(UNSEEN, escape);
}

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** C0 without tab and line feed, DEL, C1, marks and controls of direction, separators, and characters without width. */
const UNSEEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
