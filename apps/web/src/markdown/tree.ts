import type { Element, ElementContent, Parents, Root } from "hast";

/** Replaces elements from the leaves up: `change` is asked once about each, and what it returns stands in its place. */
export function rewrite(parent: Parents, change: (element: Element) => readonly ElementContent[]): void {
	parent.children = (parent.children as ElementContent[]).flatMap((child) => {
		if (child.type !== "element") return [child];
		rewrite(child, change);
		return change(child);
	});
}

/** Every element below, in document order. */
export function* elements(parent: Parents): Generator<Element> {
	for (const child of parent.children) {
		if (child.type !== "element") continue;
		yield child;
		yield* elements(child);
	}
}

/** The text a reader sees, in one string. */
export function textOf(node: Root | ElementContent): string {
	if (node.type === "text") return node.value;
	return "children" in node ? (node.children as ElementContent[]).map(textOf).join("") : "";
}

export function element(
	tagName: string,
	properties: Element["properties"],
	children: readonly ElementContent[] = [],
): Element {
	return { type: "element", tagName, properties, children: [...children] };
}

export function textNode(value: string): ElementContent {
	return { type: "text", value };
}

/** The words of a class attribute. */
export function classes(element: Element): readonly string[] {
	const value = element.properties["className"];
	return Array.isArray(value) ? value.map(String) : [];
}
