import { hiddenInNames } from "./hidden.ts";
import { hiddenInProse } from "./prose.ts";
import { hexOf } from "./names.ts";
import { hiddenIn, isPlain, type ReadAs } from "./suspects.ts";

/** The text with `write(codePoint)` in place of each hidden character: `[U+202E]` unless the caller writes something else. */
export function revealed(text: string, as: ReadAs = "prose", write: (codePoint: number) => string = boxed): string {
	if (isPlain(text)) return text;
	return text.replace(as === "name" ? hiddenInNames() : hiddenInProse(), (whole, hidden: string | undefined) =>
		hidden === undefined ? whole : write(hidden.codePointAt(0) ?? 0),
	);
}

const boxed = (codePoint: number): string => `[${hexOf(codePoint)}]`;

/** Hidden characters of a text that are shown one by one: each becomes an element of a page, many times its size. */
const MOST_SHOWN = 10;

/** The text in pieces: strings, and the code points of hidden characters; after many of these, the others are left out and counted. */
export function piecesOf(text: string, as: ReadAs): readonly (string | number)[] {
	const hidden = hiddenIn(text, as, MOST_SHOWN);
	const pieces: (string | number)[] = [];
	let from = 0;
	for (const { at, codePoint } of hidden) {
		if (at > from) pieces.push(text.slice(from, at));
		pieces.push(codePoint);
		from = at + String.fromCodePoint(codePoint).length;
	}
	if (from < text.length || from === 0)
		pieces.push(...(hidden.length < MOST_SHOWN ? [text.slice(from)] : rest(text.slice(from), as)));
	return pieces;
}

function rest(text: string, as: ReadAs): readonly string[] {
	let left = 0;
	const shown = revealed(text, as, () => {
		left += 1;
		return "";
	});
	return left === 0 ? [shown] : [shown, ` [and ${left} more hidden characters]`];
}
