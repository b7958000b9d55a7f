import type { Element, Content } from "./hast.ts";
import { coloured, languageOf } from "../highlight/colour.ts";
import { escapeHtml } from "../base/escapeHtml.ts";
import { classes, element, textNode, textOf } from "./tree.ts";

/** Most blocks of a text that are coloured, and most UTF-16 units of code in them; further blocks are plain. */
const MOST_COLOURED = 300;
const LONGEST_OF_ALL = 200_000;

/** Makes a code block; `before` is the element before it. */
type BlockPainter = (pre: Element, before?: Element) => Element;

/** A function that makes the code blocks of one text, coloured within its bounds if their language is known. */
export function blockPainter(): BlockPainter {
	let [blocks, units] = [MOST_COLOURED, LONGEST_OF_ALL];
	return (pre, before) => {
		const { length } = textOf(pre);
		const isColoured = blocks > 0 && length <= units;
		if (isColoured) [blocks, units] = [blocks - 1, units - length];
		return codeBlock(pre, nameOf(pre, before), isColoured ? coloured : escapeHtml);
	};
}

/** A code block; long lines scroll inside it. */
function codeBlock(pre: Element, name: string, paint: (code: string, language: string) => string): Element {
	const source = textOf(pre).replace(/\n$/, "");
	const inner = element("code", { dataCopied: "" }, [raw(paint(source, languageIn(pre)))]);
	return element("div", { className: ["code"] }, [barOf(name), scrolling(name, element("pre", {}, [inner]))]);
}

/** HTML inside the tree. Untrusted text cannot make such a node: the sanitiser keeps only elements and text. */
function raw(html: string): Content {
	return { type: "raw", value: html } as unknown as Content;
}

/** The title of a block: its language. Plain text right after code is what the code prints. */
function nameOf(pre: Element, before: Element | undefined): string {
	const language = languageIn(pre);
	if (TYPESCRIPT.test(language)) return "TypeScript";
	if (PLAIN.test(language)) return before && isCode(before) ? "Output" : "Text";
	return NAMES[languageOf(language) ?? ""] ?? "Code";
}

/** Whether an element is a block of code in a language that it states. */
function isCode(block: Element): boolean {
	const language = block.tagName === "pre" ? languageIn(block) : "";
	return language !== "" && !PLAIN.test(language);
}

/** Languages of text that is not code. */
const PLAIN = /^(?:text|txt|plain|plaintext|output)$/i;

const NAMES: Readonly<Record<string, string>> = {
	bash: "Shell",
	javascript: "JavaScript",
	json: "JSON",
	python: "Python",
	yaml: "YAML",
};

/** Coloured as JavaScript. */
const TYPESCRIPT = /^(?:ts|tsx|typescript)$/i;

/** The bar above a code block: its language, and a button that copies it. */
function barOf(name: string): Element {
	const copy = element("span", { ariaLive: "polite" }, [textNode("Copy")]);
	const button = { type: "button", className: ["button", "plain", "needs-js"], dataCopy: "" };
	return element("div", { className: ["bar"] }, [
		element("span", {}, [textNode(name)]),
		element("button", button, [copy]),
	]);
}

/** A table in a box that scrolls sideways, so that it does not widen the page. */
export function scrollingTable(table: Element): Element {
	table.properties = { ...table.properties, className: ["table"] };
	return scrolling("Table", table);
}

/** A box that scrolls and takes the keyboard focus; as a group, it is no landmark of the page. */
function scrolling(label: string, inner: Element): Element {
	return element("div", { className: ["scroll"], tabIndex: 0, role: "group", ariaLabel: label }, [inner]);
}

/** Replaces the style that aligns a cell by a class, because the sanitiser removes styles. A cell that is a date stays in one line. */
export function alignCell(cell: Element): void {
	const style = String(cell.properties["style"] ?? "");
	if (style === "text-align:right") cell.properties["className"] = ["number"];
	if (style === "text-align:center") cell.properties["className"] = ["to-middle"];
	if (style === "" && DATE.test(textOf(cell).trim())) cell.properties["className"] = ["date"];
}

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The language that a block states. */
function languageIn(pre: Element): string {
	const code = pre.children.find((child) => child.type === "element" && child.tagName === "code");
	const name = code?.type === "element" && classes(code).find((name) => name.startsWith("language-"));
	return name ? name.slice("language-".length) : "";
}
