import type { Element } from "./hast.ts";
import { element, textNode } from "./tree.ts";

const BOX = /^\s*\[([ xX])\](?=\s)/;

/** A list item that starts with `[ ]` or `[x]`, with a box in its place; any other unchanged. */
export function taskItemOr(item: Element): Element {
	const paragraph = item.children.find((child) => child.type === "element" || child.value?.trim() !== "");
	const holder = paragraph?.type === "element" && paragraph.tagName === "p" ? paragraph : item;
	const text = holder.children[0];
	const [sign, mark] = (text?.type === "text" && BOX.exec(text.value)) || [];
	if (text?.type !== "text" || sign === undefined) return item;
	const isDone = mark !== " ";
	const box = element("span", {
		className: isDone ? ["task-box", "done"] : ["task-box"],
		role: "img",
		ariaLabel: isDone ? "done" : "to do",
	});
	holder.children = [box, textNode(text.value.slice(sign.length)), ...holder.children.slice(1)] as Element["children"];
	item.properties = { ...item.properties, className: ["task-item"] };
	return item;
}
