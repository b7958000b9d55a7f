import { createElement, type ReactNode } from "react";

/** Markup as data: a text, or a tag with its attributes and children. */
export type Leaf = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Leaf[]];

/** The same markup as React elements. */
export function elementOf(leaf: Leaf, key: number): ReactNode {
	if (typeof leaf === "string") return leaf;
	const [tag, attributes, ...children] = leaf;
	return createElement(tag, { key, ...attributes }, ...children.map(elementOf));
}
