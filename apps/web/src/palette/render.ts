import type { Choice, Group } from "./results.ts";
import { revealed } from "@vitrine/code";

/** A group of choices. Text that was typed, and untrusted text, is never set as HTML. `name` begins the ids of its options. */
export function renderGroup({ label, choices }: Group, at: number, name: string): HTMLElement {
	const group = document.createElement("div");
	group.role = "group";
	group.ariaLabel = label;
	const heading = textOf("p", label);
	heading.ariaHidden = "true";
	group.append(heading, ...choices.map((choice, nth) => renderChoice(choice, `${name}-${at}-${nth}`)));
	return group;
}

/** A link with the role of an option, so that it can be opened in another tab. */
function renderChoice({ label, href, note, isId, presses }: Choice, id: string): HTMLElement {
	const link = document.createElement("a");
	link.role = "option";
	link.id = id;
	link.href = href;
	link.tabIndex = -1;
	link.ariaSelected = "false";
	if (presses !== undefined) link.dataset["presses"] = presses;
	const name = textOf("bdi", revealed(label, isId ? "name" : "prose"), isId ? "id" : "");
	link.append(name, " ", textOf("bdi", revealed(note), "muted"));
	return link;
}

/** An element with text. */
export function textOf(tag: string, text: string, className = ""): HTMLElement {
	const element = document.createElement(tag);
	element.textContent = text;
	if (className !== "") element.className = className;
	return element;
}
