/**
 * Highlighted HTML with some of its lines (counted from 0) wrapped in `<mark>`.
 * A span that runs over several lines is closed and opened again at each marked edge, so the text stays the same.
 */
export function markLines(html: string, lines: ReadonlySet<number>): string {
	if (lines.size === 0) return html;
	return balancedLines(html)
		.map((line, index, all) => {
			const end = index < all.length - 1 ? "\n" : "";
			return (lines.has(index) ? `<mark>${line}</mark>` : line) + end;
		})
		.join("");
}

/** Columns that code has on a page; only a literal that cannot be broken is longer. */
const COLUMNS = 68;
/** The deepest indentation that has a class. */
const DEEPEST = 6;

/** Highlighted HTML in which a line that is too long for the page continues to the right of where it starts. */
export function hangLines(html: string, code: string): string {
	const lines = code.split("\n");
	if (!lines.some((line) => line.length > COLUMNS)) return html;
	return balancedLines(html)
		.map((line, index) => {
			const text = lines[index] ?? "";
			return text.length > COLUMNS ? `<span class="${classesOf(text)}">${line}</span>` : line;
		})
		.join("\n");
}

function classesOf(line: string): string {
	const level = Math.min(DEEPEST, Math.floor(line.search(/\S|$/) / 4));
	return `long in-${level}${SOLID.test(line) ? " solid" : ""}`;
}

/** A word that may be longer than the rest of a line. */
const SOLID = /\S{40}/;

/** The lines of `html`, each with its surrounding spans opened and closed. */
function balancedLines(html: string): string[] {
	const open: string[] = [];
	return html.split("\n").map((line) => {
		const before = open.join("");
		for (const tag of line.match(/<span[^>]*>|<\/span>/g) ?? []) {
			if (tag === "</span>") open.pop();
			else open.push(tag);
		}
		return before + line + "</span>".repeat(open.length);
	});
}

/** Most pairs of lines to compare; in a longer text no line is marked. */
const MOST_PAIRS = 1_000_000;

/** Numbers of the lines of `text` that `base` does not have, in the order of a longest common subsequence. */
export function newLines(text: string, base: string): ReadonlySet<number> {
	const [a, b] = [text.split("\n"), base.split("\n")];
	if (a.length * b.length > MOST_PAIRS) return new Set();
	const lengths = commonLengths(a, b);
	const fresh = new Set<number>();
	let [i, j] = [0, 0];
	while (i < a.length) {
		if (j < b.length && a[i] === b[j]) {
			i += 1;
			j += 1;
		} else if (j < b.length && at(lengths, i, j + 1) >= at(lengths, i + 1, j)) j += 1;
		else fresh.add(i++);
	}
	return fresh;
}

/** The length of the longest common subsequence of `a` from i and `b` from j. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint32Array[] {
	const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
	for (let i = a.length - 1; i >= 0; i--)
		for (let j = b.length - 1; j >= 0; j--)
			(table[i] as Uint32Array)[j] =
				a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
	return table;
}

function at(table: readonly Uint32Array[], i: number, j: number): number {
	return table[i]?.[j] ?? 0;
}
