/** A stretch of a text, and what replaces it. */
export interface Edit {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/** A text with edits that do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
	let result = "";
	let at = 0;
	for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
		result += text.slice(at, start) + replacement;
		at = end;
	}
	return result + text.slice(at);
}

/** The newlines of a text alone. */
export const newlinesIn = (text: string): string => text.replace(/[^\n]/g, "");
