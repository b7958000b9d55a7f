import type { Element, Content, Parent, Root } from "./hast.ts";

/** Replaces each element, from the leaves up, by what `change` returns for it. */
export function rewrite(parent: Parent, change: (element: Element) => readonly Content[]): void {
	parent.children = (parent.children as Content[]).flatMap((child) => {
		if (child.type !== "element") return [child];
		rewrite(child, change);
		return change(child);
	});
}

/** All elements below a node, in document order. */
export function* elements(parent: Parent): Generator<Element> {
	for (const child of parent.children) {
		if (child.type !== "element") continue;
		yield child;
		yield* elements(child);
	}
}

/** The text of a node, without its elements. */
export function textOf(node: Root | Content): string {
	if (node.type === "text") return node.value;
	return "children" in node ? (node.children as Content[]).map(textOf).join("") : "";
}

export function element(
	tagName: string,
	properties: Element["properties"],
	children: readonly Content[] = [],
): Element {
	return { type: "element", tagName, properties, children: [...children] };
}

export function textNode(value: string): Content {
	return { type: "text", value };
}

/** The classes of an element. */
export function classes(element: Element): readonly string[] {
	const value = element.properties["className"];
	return Array.isArray(value) ? value.map(String) : [];
}
