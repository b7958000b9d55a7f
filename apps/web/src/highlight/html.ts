/** Text escaped for HTML, between tags or inside a quoted attribute. */
export function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

const ENTITIES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#x27;",
};

/** UTF-16 units after which a long word may be broken: a browser takes seconds to lay out one of 100,000. */
const LONGEST_WORD = 1_000;

/** HTML in which every long word may be broken, with a `<wbr>` after some of its characters. Its text stays the same. */
export function breakWords(html: string): string {
	return html.replaceAll(TAG_OR_WORD, (found) =>
		found.length <= LONGEST_WORD || found.startsWith("<") ? found : found.replaceAll(SOME, "$&<wbr>"),
	);
}

/** A formula, a tag with its attributes, or the letters up to the next space or tag. */
const TAG_OR_WORD = /<math[ >][^]*?<\/math>|<[^>"]*(?:"[^"]*"[^>"]*)*>|[^\s<]+/g;

/** Characters of a long word; an entity counts as one, and is never split. */
const SOME = new RegExp(`(?:&#?\\w{1,8};|[^]){${LONGEST_WORD}}`, "gu");
