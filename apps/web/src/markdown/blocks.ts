import type { Element, Content } from "./hast.ts";
import { coloured, grammarOf } from "../highlight/colour.ts";
import { classes, element, textNode, textOf } from "./tree.ts";

/** A code block, coloured if its language is known; long lines scroll inside it. */
export function codeBlock(pre: Element): Element {
	const code = pre.children.find((child) => child.type === "element" && child.tagName === "code");
	const source = textOf(pre).replace(/\n$/, "");
	const language = code?.type === "element" ? languageOf(code) : "";
	const inner = element("code", { dataCopied: "" }, [raw(coloured(source, language))]);
	const name = NAMES[grammarOf(language) ?? ""] ?? "Code";
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

/** Replaces the style that aligns a cell by a class, because the sanitiser removes styles. */
export function alignCell(cell: Element): void {
	const style = String(cell.properties["style"] ?? "");
	if (style === "text-align:right") cell.properties["className"] = ["number"];
	if (style === "text-align:center") cell.properties["className"] = ["to-middle"];
}

function languageOf(code: Element): string {
	const name = classes(code).find((name) => name.startsWith("language-"));
	return name?.slice("language-".length) ?? "";
}
