import type { Element, Content } from "./hast.ts";
import { coloured, languageOf } from "../highlight/colour.ts";
import { escapeHtml } from "../highlight/html.ts";
import { classes, element, textNode, textOf } from "./tree.ts";

/** Most blocks of a text that are coloured, and most UTF-16 units of code in them; further blocks are plain. */
const MOST_COLOURED = 300;
const LONGEST_OF_ALL = 200_000;

/** A function that makes the code blocks of one text, coloured within its bounds if their language is known. */
export function blockPainter(): (pre: Element) => Element {
	let [blocks, units] = [MOST_COLOURED, LONGEST_OF_ALL];
	return (pre) => {
		const { length } = textOf(pre);
		const isColoured = blocks > 0 && length <= units;
		if (isColoured) [blocks, units] = [blocks - 1, units - length];
		return codeBlock(pre, isColoured ? coloured : escapeHtml);
	};
}

/** A code block; long lines scroll inside it. */
function codeBlock(pre: Element, paint: (code: string, language: string) => string): Element {
	const code = pre.children.find((child) => child.type === "element" && child.tagName === "code");
	const source = textOf(pre).replace(/\n$/, "");
	const language = code?.type === "element" ? statedLanguage(code) : "";
	const inner = element("code", { dataCopied: "" }, [raw(paint(source, language))]);
	const name = TYPESCRIPT.test(language) ? "TypeScript" : (NAMES[languageOf(language) ?? ""] ?? "Code");
	return element("div", { className: ["code"] }, [barOf(name), scrolling(name, element("pre", {}, [inner]))]);
}

/** HTML inside the tree. Untrusted text cannot make such a node: the sanitiser keeps only elements and text. */
function raw(html: string): Content {
	return { type: "raw", value: html } as unknown as Content;
}

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

function statedLanguage(code: Element): string {
	const name = classes(code).find((name) => name.startsWith("language-"));
	return name?.slice("language-".length) ?? "";
}
