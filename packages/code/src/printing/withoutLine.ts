/**
 * The text between two holes after the removal of a line that consisted of empty holes: `before` and `after` are around
 * the line in the template, `text` is all that was written so far. The last line is removed with the blank lines above
 * it.
 */
export function withoutLine(text: string, before: string, after: string): string {
	let end = skipped(after, 0);
	const goesOn = after.charAt(end) === "\\";
	if (goesOn) end += 1;
	const head = goesOn ? trimmed(before, before.length) : uncontinued(trimmed(before, before.length));
	if (end === after.length) return head.replace(/\n+$/, "");
	const blank = after.charAt(end + 1) === "\n" && followsBlank(text, head);
	return head + after.slice(blank ? end + 2 : end + 1);
}

/** Whether a line that starts here is the first, or follows a blank one. */
function followsBlank(text: string, head: string): boolean {
	if (head.length > 1) return head.endsWith("\n\n");
	return head === "" ? text === "" || text.endsWith("\n\n") : text.endsWith("\n");
}

/** The end of the spaces and tabs that start at `at`. */
function skipped(text: string, at: number): number {
	while (isSpace(text.charCodeAt(at))) at += 1;
	return at;
}

/** The text up to `end`, without trailing spaces and tabs. */
function trimmed(text: string, end: number): string {
	while (isSpace(text.charCodeAt(end - 1))) end -= 1;
	return text.slice(0, end);
}

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x09;

/** The line before a removed last line has no continuation. */
const uncontinued = (text: string): string => (text.endsWith("\\\n") ? trimmed(text, text.length - 2) + "\n" : text);
