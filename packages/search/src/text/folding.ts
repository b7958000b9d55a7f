/** A text for comparison: without differences of case, compatibility forms and Latin, Greek and Cyrillic diacritics. */
export function folded(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase();
	return plain(plain(text).toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς", "σ").normalize("NFC");
}

/** A folded text without anything between its words (“Whisper-Tiny” is “whispertiny”). */
export function compacted(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase().replace(BETWEEN, "");
	return pieces(text).map(folded).join("");
}

/** Runs of letters and digits; in scripts without spaces, each character. */
export function pieces(text: string): string[] {
	return plain(text).normalize("NFC").match(PIECE) ?? [];
}

function plain(text: string): string {
	return ASCII.test(text) ? text : text.normalize("NFKD").replace(DIACRITICS, "");
}

// oxlint-disable-next-line no-control-regex -- ASCII starts with control characters
export const ASCII: RegExp = /^[\0-\x7f]*$/;
const BETWEEN = /[^a-z0-9]+/g;
const DIACRITICS = /[\u0300-\u036f]/g;

const SCRIPTS = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"];
const UNSPACED = SCRIPTS.map((script) => `\\p{Script=${script}}`).join("");
const PIECE = new RegExp(
	`(?=[\\p{L}\\p{N}\\p{M}])[${UNSPACED}]\\p{M}*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`,
	"gu",
);
