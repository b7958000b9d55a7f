import { escapeHtml } from "../base/escapeHtml.ts";

const PRINTABLE = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 32 + at));

/** The characters that the fonts of images have. */
export const DRAWN = `${PRINTABLE}×÷·°éèüöäßñçøåíóáúôÉÜÖÄÅØ“”‘’–—…`;

const KNOWN: ReadonlySet<string> = new Set(DRAWN);

/** A text for an image: in one line, with a dot for each character that the fonts do not have, and escaped for XML. */
export function drawn(text: string): string {
	return escapeHtml(plain(text));
}

/** The same without escapes, as it is measured. */
export function plain(text: string): string {
	const line = text.toWellFormed().normalize("NFC").replaceAll(/\s+/g, " ").trim();
	return [...line].map((one) => (KNOWN.has(one) ? one : "·")).join("");
}
