import type { Element, Content, Parent, Root } from "./hast.ts";

/** Replaces elements from the leaves up: `change` is asked once about each, and what it returns stands in its place. */
export function rewrite(parent: Parent, change: (element: Element) => readonly Content[]): void {
	parent.children = (parent.children as Content[]).flatMap((child) => {
		if (child.type !== "element") return [child];
		rewrite(child, change);
		return change(child);
	});
}

/** Every element below, in document order. */
export function* elements(parent: Parent): Generator<Element> {
	for (const child of parent.children) {
		if (child.type !== "element") continue;
		yield child;
		yield* elements(child);
	}
}

/** The text a reader sees, in one string. */
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

/** The words of a class attribute. */
export function classes(element: Element): readonly string[] {
	const value = element.properties["className"];
	return Array.isArray(value) ? value.map(String) : [];
}
