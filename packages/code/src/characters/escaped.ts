import { hiddenIn, type Suspect } from "./suspects.ts";

/**
 * Hidden characters that source code writes as escapes (`\u200b`, `\u{e0041}`, `\U000e0041`, `$(printf '\342\200\213')`), in
 * order; their positions are those among the escapes. A tab and a line break are ordinary.
 */
export function escapedIn(source: string): readonly Suspect[] {
	if (!source.includes("\\")) return [];
	let characters = "";
	for (const [whole, octal, braced, four, eight] of source.matchAll(ESCAPES)) {
		if (octal !== undefined) characters += printed(octal);
		else if (whole.length > 2) characters += codePoint(braced ?? four ?? eight ?? "");
	}
	return hiddenIn(characters.replace(/[\t\n\r]/g, ""), "name");
}

/** An escaped backslash or quote is skipped, so that `\\u200b` is no escape. */
const ESCAPES = /\$\(printf '((?:\\[0-7]{3})+)'\)|\\(?:u\{([\dA-Fa-f]{1,6})\}|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8})|[^])/g;

/** The text that a `printf` of octal bytes prints. */
function printed(octal: string): string {
	const bytes = octal
		.split("\\")
		.slice(1)
		.map((digits) => Number.parseInt(digits, 8));
	return new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(bytes));
}

/** Two surrogates are escaped one by one, and meet in the text. */
function codePoint(digits: string): string {
	const point = Number.parseInt(digits, 16);
	return point <= 0x10ffff ? String.fromCodePoint(point) : "";
}
