import type { Element, Content } from "./hast.ts";
import { grammarOf, highlight } from "../highlight/highlight.ts";
import { classes, element, textNode, textOf } from "./tree.ts";

/** A code block, coloured when its language is known; long lines scroll inside it. */
export function codeBlock(pre: Element): Element {
	const code = pre.children.find((child) => child.type === "element" && child.tagName === "code");
	const source = textOf(pre).replace(/\n$/, "");
	const language = code?.type === "element" ? languageOf(code) : "";
	// Not a node that a stranger's text can make: the sanitiser keeps elements and text alone.
	const coloured = { type: "raw", value: highlight(source, language) } as unknown as Content;
	const inner = element("code", { dataCopied: "" }, [coloured]);
	const name = NAMES[grammarOf(language) ?? ""] ?? "Code";
	return element("div", { className: ["code"] }, [barOf(name), scrolling(name, element("pre", {}, [inner]))]);
}

const NAMES: Readonly<Record<string, string>> = {
	bash: "Shell",
	javascript: "JavaScript",
	json: "JSON",
	python: "Python",
	yaml: "YAML",
};

/** Says what the code is, and copies it. */
function barOf(name: string): Element {
	const copy = element("span", { ariaLive: "polite" }, [textNode("Copy")]);
	const button = { type: "button", className: ["button", "plain", "needs-js"], dataCopy: "" };
	return element("div", { className: ["bar"] }, [
		element("span", {}, [textNode(name)]),
		element("button", button, [copy]),
	]);
}

/** A table that scrolls sideways by itself instead of widening the page. */
export function scrollingTable(table: Element): Element {
	table.properties = { ...table.properties, className: ["table"] };
	return scrolling("Table", table);
}

/** What may be wider than the page scrolls inside, and can be reached by key. A group: it is no landmark of the page. */
function scrolling(label: string, inner: Element): Element {
	return element("div", { className: ["scroll"], tabIndex: 0, role: "group", ariaLabel: label }, [inner]);
}

/** Markdown says the alignment of a column in a style, which does not pass; a class does. */
export function alignCell(cell: Element): void {
	const style = String(cell.properties["style"] ?? "");
	if (style === "text-align:right") cell.properties["className"] = ["number"];
	if (style === "text-align:center") cell.properties["className"] = ["to-middle"];
}

function languageOf(code: Element): string {
	const name = classes(code).find((name) => name.startsWith("language-"));
	return name?.slice("language-".length) ?? "";
}
