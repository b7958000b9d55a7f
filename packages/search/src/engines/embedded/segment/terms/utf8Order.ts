/** Compares two texts by their bytes in UTF-8. */
export function compareUtf8(a: string, b: string): number {
	if (a === b) return 0;
	return SURROGATE.test(a) || SURROGATE.test(b) ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : a < b ? -1 : 1;
}

/** Sorts texts in place by their bytes in UTF-8. */
export const sortUtf8 = (texts: string[]): string[] =>
	texts.some((text) => SURROGATE.test(text)) ? texts.sort(compareUtf8) : texts.sort();

/** Only with surrogates does the order of UTF-16, which `<` uses, differ from that of UTF-8. */
const SURROGATE = /[\ud800-\udfff]/;
