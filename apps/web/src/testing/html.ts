import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

/** Every element of a page, in order. */
export function elementsOf(html: string): readonly Element[] {
	return [...walk(parse(html))].filter((node): node is Element => "tagName" in node);
}

function* walk(node: Node): Generator<Node> {
	yield node;
	if ("childNodes" in node) for (const child of node.childNodes) yield* walk(child);
}

/** The value of an attribute; undefined if it is missing. */
export function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text of an element. */
export function textOf(element: Element): string {
	return [...walk(element)]
		.map((node) => (node.nodeName === "#text" ? (node as DefaultTreeAdapterMap["textNode"]).value : ""))
		.join("");
}

/** The elements with one of the tags. */
export function byTag(elements: readonly Element[], ...tags: readonly string[]): readonly Element[] {
	return elements.filter(({ tagName }) => tags.includes(tagName));
}
