type Child = Node | string | undefined | false;

/** An element with attributes and children; a text stays a text. */
export function h(
	tag: string,
	attributes: Readonly<Record<string, string>> = {},
	...children: readonly Child[]
): HTMLElement {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	element.append(...children.filter((child): child is Node | string => child !== undefined && child !== false));
	return element;
}

/** Untrusted text whose direction does not reorder what is around it. */
export const isolated = (text: string): HTMLElement => h("bdi", {}, text);
