/** A Markdown file in its two parts: the YAML between the first `---` lines (absent without them), and the rest. */
export interface MarkdownParts {
	readonly yaml?: string;
	readonly body: string;
}

const FRONT_MATTER = /^---[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Takes the front matter off a file. A file that opens one and never closes it is all body. */
export function splitFrontMatter(file: string): MarkdownParts {
	const text = file.replace(/^\uFEFF/, "");
	const found = FRONT_MATTER.exec(text);
	if (!found) return { body: text };
	return { yaml: found[1] ?? "", body: text.slice(found[0].length) };
}
