import { COMPILED_HOLE } from "../../packages/code/src/marked.ts";

/** How a value that is a word of its own is written: as it is, in quotes with a space in them, or as what looks like an option. */
export const FORMS = ["plain", "spaced", "dashed"] as const;

/** Values for the holes of a line. */
export interface Sample {
	readonly lengths: readonly number[];
	readonly form: (typeof FORMS)[number];
	/** White space before the line. */
	readonly margin: string;
}

/** Characters that are nowhere in code: strings of them stand for strings in quotes of the template, and with quotes of their own. */
const [QUOTED, WHOLE] = ["\ue000", "\ue001"];

/** A text with such values in its holes, which are the same in each layout. */
export function withValues(text: string, keys: readonly string[], { lengths, form }: Sample): string {
	let at = 0;
	return text.replaceAll(COMPILED_HOLE, () => {
		const length = lengths[at % keys.length]!;
		const key = keys[at++ % keys.length]!;
		if (key === "") return `"${WHOLE.repeat(length)}"`;
		return key.startsWith("w") ? wordOf(length, key.includes("-") ? "plain" : form) : QUOTED.repeat(length);
	});
}

/** A word of the shell. */
function wordOf(length: number, form: Sample["form"]): string {
	if (form === "spaced" && length > 4) return `'${WHOLE} ${WHOLE.repeat(length - 4)}'`;
	return form === "dashed" && length > 1 ? `-${WHOLE.repeat(length - 1)}` : WHOLE.repeat(length);
}

/** The text without them. */
export const withoutValues = (text: string): string =>
	text.replace(/"\ue001+"|'\ue001 \ue001+'|-?\ue001+|\ue000+/g, COMPILED_HOLE);
