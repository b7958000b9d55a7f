import type MarkdownItClass from "markdown-it";
import { escapeHtml } from "../base/escapeHtml.ts";
import { formulaAt } from "./formula.ts";

type MarkdownIt = InstanceType<typeof MarkdownItClass>;

/**
 * Keeps formulas from being read as Markdown: their source stays in the text, delimiters included, until the HTML has been
 * sanitised. A dollar after a backslash starts none.
 */
export function mathRules(markdown: MarkdownIt): void {
	markdown.inline.ruler.before("escape", "formula", (state, silent) => {
		const at = state.pos;
		if (state.src.startsWith("\\$", at)) {
			if (!silent) state.push("html_inline", "", 0).content = "<span>$</span>";
			state.pos += 2;
			return true;
		}
		const formula = isDelimiter(state.src.charCodeAt(at)) ? formulaAt(state.src.slice(0, state.posMax), at) : undefined;
		if (formula === undefined) return false;
		if (!silent) state.push("text", "", 0).content = state.src.slice(at, formula.end);
		state.pos = formula.end;
		return true;
	});
	markdown.block.ruler.before("fence", "formula", formulaBlock, { alt: ["paragraph", "blockquote", "list"] });
}

type BlockRule = Parameters<MarkdownIt["block"]["ruler"]["before"]>[2];

/** Reads lines that contain one formula and nothing else. */
const formulaBlock: BlockRule = (state, line, end, silent) => {
	const from = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
	if ((state.sCount[line] ?? 0) - state.blkIndent >= 4 || !/^(?:\$\$|\\\[)/.test(state.src.slice(from, from + 2)))
		return false;
	const formula = formulaAt(state.src.slice(0, state.eMarks[end - 1]), from);
	if (formula === undefined) return false;
	let last = line;
	while (last < end && (state.eMarks[last] ?? 0) < formula.end) last++;
	if (state.src.slice(formula.end, state.eMarks[last]).trim() !== "") return false;
	if (silent) return true;
	state.line = last + 1;
	const text = state.getLines(line, last + 1, state.blkIndent, false).trim();
	state.push("html_block", "", 0).content = `<p>${escapeHtml(text)}</p>\n`;
	return true;
};

function isDelimiter(code: number): boolean {
	return code === 0x24 || code === 0x5c;
}
