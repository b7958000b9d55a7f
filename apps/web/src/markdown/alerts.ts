import type { Content, Element } from "./hast.ts";
import { element, textNode } from "./tree.ts";

/** The titles of alerts, by the keyword in their first line. */
const TITLES: Readonly<Record<string, string>> = {
	note: "Note",
	tip: "Tip",
	important: "Important",
	warning: "Warning",
	caution: "Caution",
};

const SIGN = /^\s*\[!(\w+)\][ \t]*(?:\n|$)/;

/** A quotation as an alert if it starts with a line such as `[!NOTE]`; any other unchanged. */
export function alertOr(quotation: Element): Element {
	const first = quotation.children.find((child) => child.type === "element");
	const text = first?.tagName === "p" ? first.children[0] : undefined;
	const [sign, word = ""] = (text?.type === "text" && SIGN.exec(text.value)) || [];
	const kind = word.toLowerCase();
	const title = Object.hasOwn(TITLES, kind) ? TITLES[kind] : undefined;
	if (first === undefined || text?.type !== "text" || sign === undefined || title === undefined) return quotation;
	const rest = [textNode(text.value.slice(sign.length)), ...first.children.slice(1)] as Content[];
	const opening: Element = { ...first, children: rest as Element["children"] };
	const body = quotation.children.flatMap((child) => (child === first ? (isEmpty(opening) ? [] : [opening]) : [child]));
	const heading = element("p", { className: ["alert-title"] }, [textNode(title)]);
	return element("div", { className: ["alert", kind], role: "note", ariaLabel: title }, [heading, ...body]);
}

function isEmpty({ children }: Element): boolean {
	return children.every((child) => child.type === "text" && child.value.trim() === "");
}
