import { shortened } from "@vitrine/model";
import { firstSentence } from "./sentence.ts";

/** UTF-16 units of a text that are read, and of its gist. */
const [READ, LONGEST] = [2_000, 180];

/** The first sentence of a Markdown text as plain text, without its marks; empty if it has no paragraph. */
export function gistOf(markdown: string): string {
	const blocks = markdown.slice(0, READ).split(/\n[ \t]*\n/);
	const paragraph = blocks.map((block) => block.trim()).find((block) => block !== "" && !NOT_PROSE.test(block)) ?? "";
	const words = paragraph
		.replaceAll(/!?\[([^[\]]*)\](?:\([^()]*\))?/g, "$1")
		.replaceAll(/<[^<>]*>/g, "")
		.replaceAll(/[*_`~\\]/g, "")
		.replaceAll(/\s+/g, " ");
	return shortened(firstSentence(words.trim()), LONGEST);
}

/** Headings, lists, quotes, tables, rules and code. */
const NOT_PROSE = /^(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\||```|~~~|[-*_=]{3})/;
