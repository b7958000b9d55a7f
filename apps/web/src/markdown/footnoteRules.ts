import type MarkdownItClass from "markdown-it";

type MarkdownIt = InstanceType<typeof MarkdownItClass>;
type BlockRule = Parameters<MarkdownIt["block"]["ruler"]["before"]>[2];
type InlineRule = Parameters<MarkdownIt["inline"]["ruler"]["before"]>[2];

/** What is known of a text's notes while it is read. */
interface Notes {
	/** The Markdown of each, by its name. */
	readonly texts: Map<string, string>;
	/** The number of each that the text refers to, in its order. */
	readonly numbers: Map<string, number>;
}

const OPENING = /^\[\^([^\s[\]]{1,80})\]:[ \t]*/;
/** Notes of one text; marks of further ones stay as they were written. */
const MOST = 500;
const MARK = /\[\^([^\s[\]]{1,80})\]/y;

/**
 * Notes as hubs have them: `[^name]` in the text, and `[^name]: its words` in a block of its own, whose further lines
 * are indented. They are numbered in the order of the text and stand at its end; a note that nothing refers to is left out.
 */
export function footnoteRules(markdown: MarkdownIt): void {
	markdown.block.ruler.before("reference", "footnote", noteBlock, { alt: ["paragraph", "reference"] });
	markdown.inline.ruler.before("link", "footnote", noteMark);
	markdown.core.ruler.push("footnotes", (state) => {
		const { texts, numbers } = notesOf(state.env);
		if (numbers.size === 0) return;
		// What a note refers to itself is left as it was written: its environment knows of no notes.
		const { references } = state.env;
		const env = references === undefined ? {} : { references };
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
	while (next < end && goesOn(state, next, end)) next++;
	const [first = "", ...rest] = state.getLines(line, next, 0, false).trim().split("\n");
	const { texts } = notesOf(state.env);
	const text = [first.replace(OPENING, ""), ...rest.map((one) => one.replace(/^(?: {1,4}|\t)/, ""))].join("\n");
	if (!texts.has(name)) texts.set(name, text);
	state.line = next;
	return true;
};

type BlockState = Parameters<BlockRule>[0];

/** Whether a line belongs to the note above it: one of its paragraph, or one that is indented, after an empty one too. */
function goesOn(state: BlockState, line: number, end: number): boolean {
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

/** A note as an item, with the way back in its last paragraph. */
function noteItem(number: number, html: string): string {
	const back = `<a href="#note-from-${number}">back</a>`;
	const body = /<\/p>\s*$/.test(html) ? html.replace(/<\/p>\s*$/, ` ${back}</p>`) : `${html}<p>${back}</p>`;
	return `<li id="note-${number}">${body}</li>`;
}

/** The notes of each text that is being read, by the environment it is read in. */
const known = new WeakMap<object, Notes>();

function notesOf(env: object): Notes {
	const notes = known.get(env) ?? { texts: new Map(), numbers: new Map() };
	known.set(env, notes);
	return notes;
}
