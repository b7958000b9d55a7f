/** Text as it is compared: compatibility forms, case and the diacritics of Latin, Greek and Cyrillic set aside. */
export function folded(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase();
	return plain(plain(text).toLowerCase().toUpperCase().toLowerCase()).replaceAll("ς", "σ").normalize("NFC");
}

/**
 * What a text can be found by: its words, and for each its parts at camel-case and letter/digit borders, and letters
 * joined with a number that follows ("Llama-3.1-8B" gives llama, 3, llama3, 1, 8b, 8, b). Without repetition.
 */
export function tokens(text: string): string[] {
	const found = new Set<string>();
	let before = "";
	for (const piece of pieces(text)) {
		found.add(folded(piece));
		for (const part of piece.split(BORDER)) found.add(folded(part));
		if (ENDS_IN_LETTER.test(before) && BEGINS_WITH_DIGIT.test(piece)) found.add(folded(before + piece));
		before = piece;
	}
	return [...found];
}

/** The words of a question, each to be found as the beginning of a token. Without repetition. */
export function words(text: string): string[] {
	return [...new Set(pieces(text).map(folded))];
}

/** A text without case, diacritics and everything between its words ("Whisper-Tiny" is whispertiny). */
export function squeezed(text: string): string {
	return pieces(text).map(folded).join("");
}

/** Runs of letters and digits; scripts that write no spaces give one piece for each character. */
function pieces(text: string): string[] {
	return plain(text).normalize("NFC").match(PIECE) ?? [];
}

function plain(text: string): string {
	return ASCII.test(text) ? text : text.normalize("NFKD").replace(DIACRITICS, "");
}

// oxlint-disable-next-line no-control-regex -- ASCII begins with control characters
const ASCII = /^[\0-\x7f]*$/;
const DIACRITICS = /[\u0300-\u036f]/g;

const SCRIPTS = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"];
const UNSPACED = SCRIPTS.map((script) => `\\p{Script=${script}}`).join("");
const PIECE = new RegExp(
	`(?=[\\p{L}\\p{N}\\p{M}])[${UNSPACED}]\\p{M}*|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`,
	"gu",
);

const BORDER = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}\p{M}*)(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
const ENDS_IN_LETTER = /\p{L}\p{M}*$/u;
const BEGINS_WITH_DIGIT = /^\p{N}/u;
