import type { Element, Content, Root } from "./hast.ts";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import MarkdownIt from "markdown-it";
import { escapeHtml } from "../highlight/html.ts";
import { alertOr } from "./alerts.ts";
import { alignCell, codeBlock, scrollingTable } from "./blocks.ts";
import { footnoteRules } from "./footnoteRules.ts";
import { splitFrontMatter } from "./frontMatter.ts";
import { anchorHeadings, type HeadingEntry } from "./headings.ts";
import { repicture } from "./images.ts";
import { type Place, relink, type Resolve } from "./links.ts";
import { mathBlock, typesetMath } from "./math.ts";
import { mathRules } from "./mathRules.ts";
import { parseHtml, TooMuch } from "./parse.ts";
import { schemaOf } from "./schema.ts";
import { taskItemOr } from "./taskItems.ts";
import { elements, rewrite } from "./tree.ts";

export interface MarkdownOptions extends Place {
	/** The level of the text's highest heading on the page: 1 to 6. */
	readonly top: number;
	/** Before every id of the text; not empty for what a stranger wrote. */
	readonly prefix: string;
	/** Ids that stand on the page already. */
	readonly taken?: ReadonlySet<string>;
	/** Address of a file the text links to; undefined leaves only the words. */
	readonly link?: Resolve;
	/** Address this site serves a picture of the repository from; undefined leaves its alternative text. */
	readonly picture?: Resolve;
}

export interface Rendered {
	readonly html: string;
	readonly headings: readonly HeadingEntry[];
	/** Set when the text was too long, or nested too deeply, to be shown whole. */
	readonly cut?: string;
}

/** UTF-16 units of Markdown that are rendered; the rest of a longer text is left out and said so. */
const LONGEST = 400_000;

const markdown = new MarkdownIt({ html: true, linkify: true });
// "README.md" is a file name, not a host in Moldova.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
markdown.use(mathRules);
markdown.use(footnoteRules);

/**
 * Markdown, by whomever, as HTML that is safe to put in a page: no script, style, form or frame, nothing loaded
 * from another host, ids that cannot pass for the page's own, headings below the page's. Front matter is left out.
 */
export function renderMarkdown(file: string, options: MarkdownOptions): Rendered {
	const { body } = splitFrontMatter(file);
	const text = body.slice(0, LONGEST);
	try {
		const { root, headings } = process(markdown.render(text), options);
		const html = toHtml(root, { allowDangerousHtml: true });
		return {
			html,
			headings,
			...(text.length < body.length && { cut: "The text goes on: it is too long to show whole." }),
		};
	} catch (error) {
		if (!(error instanceof RangeError || error instanceof TooMuch)) throw error;
		return {
			html: `<pre>${escapeHtml(text)}</pre>`,
			headings: [],
			cut: "The text holds too much, or nests it too deeply, to be laid out: it is shown as it was written.",
		};
	}
}

function process(html: string, options: MarkdownOptions): { root: Root; headings: HeadingEntry[] } {
	const parsed = parseHtml(html);
	for (const cell of elements(parsed)) if (cell.tagName === "td" || cell.tagName === "th") alignCell(cell);
	const root = sanitize(parsed, schemaOf(options.prefix)) as Root;
	rewrite(root, (node) => changed(node, options));
	const headings = anchorHeadings(root, options.top, options.prefix, options.taken ?? new Set());
	rewrite(root, (node) => (node.tagName === "pre" ? [mathBlock(node) ?? codeBlock(node)] : [node]));
	for (const node of elements(root)) if (node.tagName === "code") delete node.properties["className"];
	typesetMath(root);
	return { root, headings };
}

function changed(node: Element, options: MarkdownOptions): readonly Content[] {
	if (node.tagName === "a") return relink(node, options, options.prefix, options.link ?? nowhere);
	if (node.tagName === "img") return repicture(node, options, options.picture ?? nowhere);
	if (node.tagName === "table") return [scrollingTable(node)];
	if (node.tagName === "blockquote") return [alertOr(node)];
	if (node.tagName === "li") return [taskItemOr(node)];
	return [node];
}

function nowhere(): undefined {
	return undefined;
}
