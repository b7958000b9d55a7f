import { hiddenInNames, hiddenInProse } from "./hidden.ts";
import { hexOf } from "./names.ts";
import { hiddenIn, type ReadAs } from "./suspects.ts";

/** The text with `write(codePoint)` in place of each hidden character: `[U+202E]` unless the caller writes something else. */
export function revealed(text: string, as: ReadAs = "prose", write: (codePoint: number) => string = boxed): string {
	return text.replace(as === "name" ? hiddenInNames() : hiddenInProse(), (whole, hidden: string | undefined) =>
		hidden === undefined ? whole : write(hidden.codePointAt(0) ?? 0),
	);
}

const boxed = (codePoint: number): string => `[${hexOf(codePoint)}]`;

/** The text in pieces: strings, and the code points of hidden characters. */
export function piecesOf(text: string, as: ReadAs): readonly (string | number)[] {
	const hidden = hiddenIn(text, as, Number.POSITIVE_INFINITY);
	if (hidden.length === 0) return [text];
	const pieces: (string | number)[] = [];
	let from = 0;
	for (const { at, codePoint } of hidden) {
		if (at > from) pieces.push(text.slice(from, at));
		pieces.push(codePoint);
		from = at + String.fromCodePoint(codePoint).length;
	}
	return from < text.length ? [...pieces, text.slice(from)] : pieces;
}
