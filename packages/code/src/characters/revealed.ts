import { hiddenInNames, hiddenInProse } from "./hidden.ts";
import { hexOf } from "./names.ts";
import type { ReadAs } from "./suspects.ts";

/** The text with `write(codePoint)` in place of each hidden character: `[U+202E]` unless the caller writes something else. */
export function revealed(text: string, as: ReadAs = "prose", write: (codePoint: number) => string = boxed): string {
	return text.replace(as === "name" ? hiddenInNames() : hiddenInProse(), (whole, hidden: string | undefined) =>
		hidden === undefined ? whole : write(hidden.codePointAt(0) ?? 0),
	);
}

const boxed = (codePoint: number): string => `[${hexOf(codePoint)}]`;
