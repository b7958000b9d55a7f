/** The two parts of a Markdown file: the YAML between the first `---` lines, if there are any, and the rest. */
interface MarkdownParts {
	readonly yaml?: string;
	readonly body: string;
}

const FRONT_MATTER = /^---[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Splits a file into front matter and body. One whose front matter is never closed is all body. */
export function splitFrontMatter(file: string): MarkdownParts {
	const text = file.replace(/^\uFEFF/, "");
	const found = FRONT_MATTER.exec(text);
	if (!found) return { body: text };
	return { yaml: found[1] ?? "", body: text.slice(found[0].length) };
}
