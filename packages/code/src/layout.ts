/** Takes away the newline after the opening backtick and the margin the template is written at. */
export function dedent(raw: readonly string[]): string[] {
	const whole = raw.map(unescapeBackticks);
	const margins = [...whole.join("x").matchAll(/\n([ \t]*)(?=\S)/g)].map((match) => match[1]!.length);
	const margin = Math.min(...margins);
	const last = whole.length - 1;
	return whole.map((part, i) => {
		let text = Number.isFinite(margin) ? part.replace(new RegExp(`\\n[ \\t]{0,${margin}}`, "g"), "\n") : part;
		if (i === 0) text = text.replace(/^\n/, "");
		if (i === last) text = text.replace(/\n[ \t]*$/, "");
		return text;
	});
}

/** The white space that opens the line `text` ends in. */
export const marginAt = (text: string): string => /(?:^|\n)([ \t]*)[^\n]*$/.exec(text)![1]!;

/** Joins what stands before a hole, what fills it, and what follows; a line left with nothing goes. */
export function append(before: string, filled: string, after: string): string {
	const alone = /(^|\n)[ \t]*$/.test(before) && /^[ \t]*(\n|$)/.test(after);
	if (filled === "" && alone)
		return before.replace(/\n?[ \t]*$/, "") + (before.includes("\n") ? after : after.replace(/^[ \t]*\n/, ""));
	return before + filled + after;
}

/** A template literal cannot hold a bare backtick or \${, so these two escapes are undone; all others stay as typed. */
const unescapeBackticks = (raw: string): string => raw.replace(/\\(`|\$\{)/g, "$1");
