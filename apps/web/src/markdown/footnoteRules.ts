import type MarkdownItClass from "markdown-it";

type MarkdownIt = InstanceType<typeof MarkdownItClass>;
type BlockRule = Parameters<MarkdownIt["block"]["ruler"]["before"]>[2];
type InlineRule = Parameters<MarkdownIt["inline"]["ruler"]["before"]>[2];

/** The footnotes of a text, collected while it is parsed. */
interface Notes {
	/** The Markdown of each footnote, by its name. */
	readonly texts: Map<string, string>;
	/** The number of each footnote that the text refers to, in the order of the references. */
	readonly numbers: Map<string, number>;
}

/** The state of markdown-it for one text, with the footnotes of that text. */
interface Environment extends NonNullable<Parameters<MarkdownIt["render"]>[1]> {
	notes?: Notes;
}

const OPENING = /^\[\^([^\s[\]]{1,80})\]:[ \t]*/;
/** Most footnotes of a text; references to further ones are left as they are. */
const MOST = 500;
const MARK = /\[\^([^\s[\]]{1,80})\]/y;

/**
 * Adds footnotes as hubs have them: `[^name]` in the text, and `[^name]: text` in a block whose further lines are indented.
 * They are numbered in the order of the references and follow the text; one without a reference is left out.
 */
export function footnoteRules(markdown: MarkdownIt): void {
	markdown.block.ruler.before("reference", "footnote", noteBlock, { alt: ["paragraph", "reference"] });
	markdown.inline.ruler.before("link", "footnote", noteMark);
	markdown.core.ruler.push("footnotes", (state) => {
		const { texts, numbers } = notesOf(state.env);
		if (numbers.size === 0) return;
		// Footnotes inside a footnote are left as they are: its environment has none.
		const { references }: Environment = state.env;
		const env: Environment = references === undefined ? {} : { references };
		const items = [...numbers].map(([name, number]) => noteItem(number, state.md.render(texts.get(name) ?? "", env)));
		const token = new state.Token("html_block", "", 0);
		token.content = `<section id="footnotes"><ol>\n${items.join("\n")}\n</ol></section>\n`;
		state.tokens.push(token);
	});
}

const noteBlock: BlockRule = (state, line, end, silent) => {
	const [opening, name] = OPENING.exec(lineOf(state, line)) ?? [];
	if (state.level > 0 || (state.sCount[line] ?? 0) >= 4 || opening === undefined || name === undefined) return false;
	if (silent) return true;
	let next = line + 1;
	while (next < end && continues(state, next, end)) next++;
	const [first = "", ...rest] = state.getLines(line, next, 0, false).trim().split("\n");
	const { texts } = notesOf(state.env);
	const text = [first.replace(OPENING, ""), ...rest.map((one) => one.replace(/^(?: {1,4}|\t)/, ""))].join("\n");
	if (!texts.has(name)) texts.set(name, text);
	state.line = next;
	return true;
};

type BlockState = Parameters<BlockRule>[0];

/** Whether a line belongs to the footnote above it: a further line of its paragraph, or an indented one, also after an empty line. */
function continues(state: BlockState, line: number, end: number): boolean {
	if (state.isEmpty(line)) return line + 1 < end && !state.isEmpty(line + 1) && (state.sCount[line + 1] ?? 0) >= 2;
	if ((state.sCount[line] ?? 0) >= 2) return true;
	return !state.isEmpty(line - 1) && /^[^\s#>`~|<*+\-[]/.test(lineOf(state, line));
}

function lineOf(state: BlockState, line: number): string {
	return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

const noteMark: InlineRule = (state, silent) => {
	MARK.lastIndex = state.pos;
	const [mark, name] = MARK.exec(state.src) ?? [];
	const { texts, numbers } = notesOf(state.env);
	if (mark === undefined || name === undefined || !texts.has(name)) return false;
	if (!numbers.has(name) && numbers.size >= MOST) return false;
	state.pos += mark.length;
	if (silent) return true;
	const isFirst = !numbers.has(name);
	const number = numbers.get(name) ?? numbers.size + 1;
	numbers.set(name, number);
	const id = isFirst ? ` id="note-from-${number}"` : "";
	state.push("html_inline", "", 0).content = `<sup><a${id} href="#note-${number}">${number}</a></sup>`;
	return true;
};

/** A footnote as a list item, with a link back in its last paragraph. */
function noteItem(number: number, html: string): string {
	const back = `<a href="#note-from-${number}">back</a>`;
	const body = /<\/p>\s*$/.test(html) ? html.replace(/<\/p>\s*$/, ` ${back}</p>`) : `${html}<p>${back}</p>`;
	return `<li id="note-${number}">${body}</li>`;
}

function notesOf(env: Environment): Notes {
	env.notes ??= { texts: new Map(), numbers: new Map() };
	return env.notes;
}
