import { type DefaultTreeAdapterMap, parse } from "parse5";
import type { Leaf } from "./tree.ts";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** The elements of a page as data, without its scripts. */
export interface Markup {
	readonly head: readonly Leaf[];
	readonly body: readonly Leaf[];
}

export function markupOf(html: string): Markup {
	const elements = [...walk(parse(html))];
	const [head, body] = ["head", "body"].map((name) => elements.find(({ tagName }) => tagName === name)!);
	return { head: head!.childNodes.flatMap(leafOf), body: body!.childNodes.flatMap(leafOf) };
}

function* walk(node: Node): Generator<Element> {
	if ("tagName" in node) yield node;
	if ("childNodes" in node) for (const child of node.childNodes) yield* walk(child);
}

const isScript = (node: Node): boolean => node.nodeName === "script";

function leafOf(node: Node): readonly Leaf[] {
	if (node.nodeName === "#text") return [(node as DefaultTreeAdapterMap["textNode"]).value];
	if (!("tagName" in node) || isScript(node)) return [];
	const attributes = node.attrs.filter(({ name }) => name !== "style").map(({ name, value }) => [name, value] as const);
	return [[node.tagName, Object.fromEntries(attributes), ...node.childNodes.flatMap(leafOf)]];
}
