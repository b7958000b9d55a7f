import { rankOf, type Reached } from "@vitrine/verify";
import { languageFor, tokensOf } from "../highlight/colour.ts";
import { type Group, languageName, type Snippet } from "./answer.ts";
import { copyButton } from "./copy.ts";
import { h, isolated } from "./dom.ts";

/** The code of one group, each block with its check level. */
export function blocksOf({ snippets }: Group): readonly HTMLElement[] {
	return snippets.map((snippet) => (snippet.language === "text" ? noteOf(snippet) : blockOf(snippet)));
}

function noteOf({ content }: Snippet): HTMLElement {
	return h(
		"p",
		{ class: "note" },
		/^[a-z][\w+.-]*:\/\/\S+$/.test(content) ? h("code", {}, isolated(content)) : isolated(content),
	);
}

function blockOf({ content, language, title, install, note, level, standing }: Snippet): HTMLElement {
	const label = title ?? install ?? languageName(language);
	const code = h("code", {}, ...coloured(content, language));
	return h(
		"figure",
		{},
		h("figcaption", {}, isolated(label), copyButton(content)),
		h("pre", { tabindex: "0", role: "group", "aria-label": label }, code),
		note !== undefined && h("p", { class: "note" }, isolated(note)),
		h("p", { class: "level" }, pips(level), isolated(standing ?? level ?? "not checked yet")),
	);
}

function coloured(code: string, language: string): readonly (Node | string)[] {
	const known = languageFor(code, language);
	if (known === undefined) return [code];
	return [...tokensOf(code, known)].map(({ text, kind }) =>
		kind === undefined ? text : h("span", { class: kind }, text),
	);
}

/** A level as three bars, beside its words. A level of a later version has none. */
function pips(level: string | null | undefined): HTMLElement {
	const rank = (level && rankOf({ level: level as Reached })) || 0;
	return h(
		"span",
		{ class: "pips", "aria-hidden": "true" },
		...[1, 2, 3].map((pip) => h("i", pip <= rank ? { class: "yes" } : {})),
	);
}

/** The choice of a group, if there are several. */
export function choiceOf(
	groups: readonly Group[],
	chosen: number,
	choose: (at: number) => void,
): HTMLElement | undefined {
	if (groups.length < 2) return undefined;
	const options = groups.map(({ label }, at) => h("option", { value: String(at) }, label));
	const select = h("select", { "aria-label": "Code with" }, ...options) as HTMLSelectElement;
	select.value = String(chosen);
	select.addEventListener("change", () => choose(Number(select.value)));
	return select;
}

/** The first line: the model, which is a link to its page, and the choice of a group. */
export function headOf(model: string, page: URL, choice: HTMLElement | undefined): HTMLElement {
	return h("header", {}, h("a", { href: page.href, target: "_blank", rel: "noopener" }, isolated(model)), choice);
}

/** Why there is no code, with a button for another attempt if that may help. */
export function problemOf(message: string, retry?: () => void): HTMLElement {
	const button = h("button", { type: "button" }, "Try again");
	button.addEventListener("click", () => retry?.());
	return h("p", { class: "problem", role: "alert" }, isolated(message), retry && " ", retry && button);
}
