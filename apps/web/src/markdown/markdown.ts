import type { Element, Content, Root } from "./hast.ts";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import MarkdownIt from "markdown-it";
import { escapeHtml } from "../base/escapeHtml.ts";
import { breakWords } from "../highlight/breakWords.ts";
import { alertOr } from "./alerts.ts";
import { alignCell, blockPainter, scrollingTable } from "./blocks.ts";
import { footnoteRules } from "./footnoteRules.ts";
import { splitFrontMatter } from "./frontMatter.ts";
import { anchorHeadings, type HeadingEntry } from "./headings.ts";
import { cardImage } from "./images.ts";
import { type FileLocation, relink, type Resolve } from "./links.ts";
import { mathBlock, mathSetter } from "./math.ts";
import { mathRules } from "./mathRules.ts";
import { parseHtml, TooMuch } from "./parse.ts";
import { schemaOf } from "./schema.ts";
import { taskItemOr } from "./taskItems.ts";
import { elements, rewrite } from "./tree.ts";

export interface MarkdownOptions extends FileLocation {
	/** The level on the page of the highest heading in the text: 1 to 6. */
	readonly top: number;
	/** Prefix of every id in the text; not empty for untrusted text. */
	readonly prefix: string;
	/** Ids that the page has already. */
	readonly taken?: ReadonlySet<string>;
	/** The address of a file that the text links to; where undefined, only the content of the link is kept. */
	readonly link?: Resolve;
	/** The address of an image of the repository; where undefined, only its alternative text is kept. */
	readonly image?: Resolve;
}

export interface Rendered {
	readonly html: string;
	readonly headings: readonly HeadingEntry[];
	/** Why the text is not shown in full: it is too long, or nested too deeply. */
	readonly cut?: string;
}

/** A part of a rendered text: whole elements, and the headings in them. */
export type Piece = Pick<Rendered, "html" | "headings">;

/** UTF-16 units of Markdown that are rendered; the rest of a longer text is left out, and `cut` is set. */
const LONGEST = 400_000;

/** Bytes of HTML of a text: more would take long to send and to lay out. */
const LONGEST_HTML = 700_000;

/** UTF-16 units of the source of a text that cannot be laid out: each takes at most six bytes. */
const LONGEST_SOURCE = 100_000;

const TOO_LONG = "The text is too long to show in full.";

const markdown = new MarkdownIt({ html: true, linkify: true });
// "README.md" is a file name, not a host below .md.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
markdown.use(mathRules);
markdown.use(footnoteRules);

/**
 * Untrusted Markdown as HTML that is safe inside a page: no script, style, form or frame, nothing loaded from another
 * host, no id of the page itself, headings below those of the page. Front matter is left out. Keeps no state between calls.
 */
export function renderMarkdown(file: string, options: MarkdownOptions): Rendered {
	const pieces: Piece[] = [];
	const rendering = renderPieces(file, options);
	for (;;) {
		const next = rendering.next();
		if (next.done === true) return joined(pieces, next.value);
		pieces.push(next.value);
	}
}

/** A rendered text from its pieces. `cut` is why it has no more of them. */
export function joined(pieces: readonly Piece[], cut: string | undefined): Rendered {
	const html = pieces.map((piece) => piece.html).join("");
	return { html, headings: pieces.flatMap(({ headings }) => headings), ...(cut !== undefined && { cut }) };
}

/** The same in pieces, one for each element at the top of the text; returns why the text is cut, if it is. */
export function* renderPieces(file: string, options: MarkdownOptions): Generator<Piece, string | undefined> {
	const { body } = splitFrontMatter(file);
	const text = body.slice(0, LONGEST);
	try {
		const { root, headings } = treeOf(markdown.render(text), options);
		const isWhole = yield* piecesOf(root, headings);
		return isWhole && text.length === body.length ? undefined : TOO_LONG;
	} catch (error) {
		if (!(error instanceof RangeError || error instanceof TooMuch)) throw error;
		yield { html: `<pre>${breakWords(escapeHtml(text.slice(0, LONGEST_SOURCE)))}</pre>`, headings: [] };
		return "The text is too large or too deeply nested to lay out: the start of its source is shown.";
	}
}

/** The tree of a text, except for its code and formulas. */
function treeOf(html: string, options: MarkdownOptions): { root: Root; headings: HeadingEntry[] } {
	const parsed = parseHtml(html);
	for (const cell of elements(parsed)) if (cell.tagName === "td" || cell.tagName === "th") alignCell(cell);
	const root = sanitize(parsed, schemaOf(options.prefix)) as Root;
	rewrite(root, (node) => changed(node, options));
	const headings = anchorHeadings(root, options.top, options.prefix, options.taken ?? new Set());
	return { root, headings };
}

/** The elements of a tree as HTML; returns whether they are all within the bound. */
function* piecesOf({ children }: Root, headings: readonly HeadingEntry[]): Generator<Piece, boolean> {
	const ids = new Map(headings.map((heading) => [heading.id, heading]));
	const codeBlock = blockPainter();
	const typeset = mathSetter();
	let left = LONGEST_HTML;
	let before: Element | undefined;
	for (const child of children) {
		const part: Root = { type: "root", children: [child] };
		const inside = [...elements(part)].flatMap(({ properties }) => ids.get(String(properties["id"])) ?? []);
		rewrite(part, (node) =>
			node.tagName === "pre" ? [mathBlock(node) ?? codeBlock(node, node === child ? before : undefined)] : [node],
		);
		for (const node of elements(part)) if (node.tagName === "code") delete node.properties["className"];
		typeset(part);
		const html = breakWords(toHtml(part, { allowDangerousHtml: true }));
		left -= Buffer.byteLength(html);
		if (left < 0) return false;
		yield { html, headings: inside };
		if (child.type === "element") before = child;
	}
	return true;
}

function changed(node: Element, options: MarkdownOptions): readonly Content[] {
	if (node.tagName === "a") return relink(node, options, options.prefix, options.link ?? nowhere);
	if (node.tagName === "img") return cardImage(node, options, options.image ?? nowhere);
	if (node.tagName === "table") return [scrollingTable(node)];
	if (node.tagName === "blockquote") return [alertOr(node)];
	if (node.tagName === "li") return [taskItemOr(node)];
	return [node];
}

function nowhere(): undefined {
	return undefined;
}
