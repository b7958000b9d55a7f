/**
 * UTF-16 units of the longest word that is left whole, and of the parts of a longer one: a browser measures the rest of a part
 * again for each line, and can take a minute for a word of 400,000 letters.
 */
const LONGEST_WORD = 1_000;
const PART = 100;

/** HTML in which every long word may be broken, with a `<wbr>` after some of its characters. Its text stays the same. */
export function breakWords(html: string): string {
	return html.replaceAll(TAG_OR_WORD, (found) => (found.startsWith("<") ? found : broken(found)));
}

/** A formula, a tag with its attributes, or what comes up to the next tag or space; browsers do not break at the other ones that JavaScript has. */
const TAG_OR_WORD = /<math[ >][^]*?<\/math>|<[^>"]*(?:"[^"]*"[^>"]*)*>|[^ \t\n\f\r<]+/g;

/** The same for a whole page, in less time: only texts that are long enough are looked at. */
export function breakWordsOfPage(html: string): string {
	if (!hasLongText(html)) return html;
	return html.replaceAll(RAW_OR_LONG, (found) =>
		found.startsWith("<") ? found : found.replaceAll(/[^ \t\n\f\r>]+/g, broken),
	);
}

/** Whether there are more than {@link LONGEST_WORD} units without a tag. Only every thousandth place is looked at. */
function hasLongText(html: string): boolean {
	for (let tag = 0; tag + LONGEST_WORD < html.length;) {
		const next = html.lastIndexOf("<", tag + LONGEST_WORD + 1);
		if (next <= tag) return true;
		tag = next;
	}
	return false;
}

/** An element whose content is not HTML, or a long text after a tag. */
const RAW_OR_LONG = /<(script|style|title|textarea|option|math)[ >][^]*?<\/\1>|>[^<]{1001,}/g;

function broken(word: string): string {
	return word.length <= LONGEST_WORD ? word : word.replaceAll(SOME, "$&<wbr>");
}

/** Characters of a long word; an entity counts as one, and is never split. */
const SOME = new RegExp(`(?:&#?\\w{1,8};|[^&]|&(?!#?\\w{1,8};)){${PART}}`, "gu");
