/** The HTML of elements that many pages share, rendered once for each key. Its parts must depend on nothing but the key and the text. */
export class KeptHtml<K extends object> {
	readonly #known = new WeakMap<K, { readonly text: string; readonly html: string }>();

	/** The HTML for a key, rendered with `render` if it was not, or for another text. */
	of(key: K, text: string, render: () => string): string {
		const before = this.#known.get(key);
		if (before?.text === text) return before.html;
		const html = inOnePiece(render());
		this.#known.set(key, { text, html });
		return html;
	}
}

/** The same text as one piece of memory: React joins thousands, which every page would walk through again. */
const inOnePiece = (html: string): string => Buffer.from(html).toString();
