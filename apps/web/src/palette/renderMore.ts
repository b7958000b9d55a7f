import { revealed } from "@vitrine/code";
import { links } from "../base/links.ts";
import type { ChipView, CodeView } from "../search/shapes.ts";
import { textOf } from "./render.ts";
import type { ModelsFound } from "./shapes.ts";

/** What was understood, each phrase with a link to the search without it and one for it as words; then what was left out. */
export function renderUnderstood({ chips, notes }: ModelsFound): readonly HTMLElement[] {
	return [...chips.map(renderChip), ...notes.map(({ text }) => textOf("p", revealed(text), "muted"))];
}

function renderChip({ label, typed, without, asWords }: ChipView): HTMLElement {
	const chip = document.createElement("span");
	chip.className = "read-chip";
	const off = searchLink(without, revealed(label), `Remove ${label}`);
	off.dataset["without"] = typed;
	off.append(" ", textOf("span", "×"));
	const words = searchLink(asWords, `“${revealed(typed)}”`, `Search for the words “${typed}” instead`);
	words.dataset["quoted"] = typed;
	chip.append(off, words);
	return chip;
}

/** A link to a search; the palette searches for it in place. */
function searchLink(q: string, label: string, title: string): HTMLAnchorElement {
	const link = document.createElement("a");
	link.href = links.search({ q });
	link.dataset["search"] = q;
	link.title = revealed(title);
	link.ariaLabel = revealed(title);
	link.append(textOf("bdi", label));
	return link;
}

/** The code of an answer, with its check level. Its HTML is the server's, in which every value is escaped. */
export function renderCode({ title, html, level }: CodeView, remarks: readonly string[]): HTMLElement {
	const figure = document.createElement("figure");
	figure.className = "code";
	const bar = textOf("figcaption", "", "bar");
	const copy = textOf("button", "", "button plain") as HTMLButtonElement;
	copy.type = "button";
	copy.dataset["copy"] = "";
	copy.append(textOf("span", "Copy"));
	bar.append(textOf("span", title), copy);
	const pre = document.createElement("pre");
	pre.tabIndex = 0;
	pre.ariaLabel = title;
	const code = document.createElement("code");
	code.dataset["copied"] = "";
	code.innerHTML = html;
	pre.append(code);
	const proof = textOf("p", level, "says");
	figure.append(bar, pre, ...remarks.map((remark) => textOf("p", revealed(remark), "says muted")), proof);
	return figure;
}
