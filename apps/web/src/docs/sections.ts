import { links } from "../base/links.ts";
import type { Content } from "../markdown/hast.ts";
import type { Rendered } from "../markdown/markdown.ts";
import { parseHtml } from "../markdown/parse.ts";
import { classes, textOf } from "../markdown/tree.ts";
import type { DocsPage } from "./pages.ts";

/** A heading of the docs and the text below it, up to the next heading. */
export interface DocsSection {
	readonly page: DocsPage;
	readonly heading: string;
	readonly href: string;
	/** The text, without markup, in one line. */
	readonly text: string;
	/** The heading is the title of the page. */
	readonly isWhole: boolean;
}

/** The sections of a page, in order. Every page starts with its title. */
export function sectionsOf(page: DocsPage, { html }: Rendered): readonly DocsSection[] {
	const sections: (Omit<DocsSection, "text"> & { text: string })[] = [];
	for (const node of parseHtml(html).children as readonly Content[]) {
		if (node.type === "element" && /^h[1-6]$/.test(node.tagName)) {
			const isWhole = sections.length === 0;
			const href = links.docs(page.slug) + (isWhole ? "" : `#${String(node.properties["id"])}`);
			sections.push({ page, heading: textOf(node).trim(), href, text: "", isWhole });
			continue;
		}
		const last = sections.at(-1);
		if (last) last.text = `${last.text} ${proseOf(node)}`.replaceAll(/\s+/g, " ").trim();
	}
	return sections;
}

/** Elements that do not separate the words around them. */
const INLINE = /^(a|abbr|b|code|em|i|kbd|s|span|strong|sub|sup)$/;

/** The text of a node, with cells and lines separated by spaces, and without the bars of code blocks. */
function proseOf(node: Content): string {
	if (node.type === "text") return node.value;
	if (node.type !== "element" || classes(node).includes("bar")) return "";
	const text = (node.children as readonly Content[]).map(proseOf).join("");
	return INLINE.test(node.tagName) ? text : ` ${text} `;
}
