import { standingText } from "@vitrine/verify";
import type { Block, PanelView } from "../shapes/view.ts";
import { parseHtml } from "../../markdown/parse.ts";
import { textOf } from "../../markdown/tree.ts";
import { block as codeBlock, link, page, plain } from "../../markdown/write.ts";

/** The code of the panel as Markdown, each block with its check level; empty if there is none. */
export function panelText({ blocks, why, mode, load }: Pick<PanelView, "blocks" | "why" | "mode" | "load">): string {
	const reason = mode === "load" && load.reason !== undefined ? plain(load.reason) : "";
	return page(reason, ...blocks.map(blockText), why && plain(why)).trimEnd();
}

function blockText(one: Block): string {
	if (one.type === "note") return plain(one.text);
	if (one.type === "link") return `${link(plain(one.label), one.href)}: ${plain(one.text)}`;
	const { title, html, checked, note, doubt } = one;
	return page(
		`**${plain(title)}**`,
		doubt && plain(doubt),
		codeBlock(textOf(parseHtml(html)), LANGUAGES[title]),
		note && plain(note),
		plain(standingText(checked)),
	).trimEnd();
}

const LANGUAGES: Readonly<Record<string, string>> = { Python: "python", JavaScript: "js", Shell: "sh" };
