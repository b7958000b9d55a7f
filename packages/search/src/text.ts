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
	return ASCII.test(text) ? plainTokens(text) : anyTokens(text);
}

/** The same of ASCII, where letters are told by their codes. */
function plainTokens(text: string): string[] {
	const lower = text.toLowerCase();
	const found: string[] = [];
	let before = "";
	for (let start = 0; start < text.length; start++) {
		const kind = kindOf(text, start);
		if (kind === NONE) continue;
		const end = endOfWord(text, start);
		const word = lower.slice(start, end);
		found.push(word);
		addParts(found, text, lower, start, end);
		if (kind === DIGIT && kindOf(before, before.length - 1) > DIGIT) found.push(before + word);
		before = word;
		start = end;
	}
	return found.length > FEW ? [...new Set(found)] : found.filter((token, at) => found.indexOf(token) === at);
}

/** So many texts are compared faster than put into a set. */
const FEW = 24;

function endOfWord(text: string, start: number): number {
	let end = start + 1;
	while (kindOf(text, end) !== NONE) end++;
	return end;
}

/** Adds the parts of a word that has several. */
function addParts(found: string[], text: string, lower: string, start: number, end: number): void {
	let part = start;
	for (let at = start; at < end - 1; at++)
		if (isBorder(text, at)) {
			found.push(lower.slice(part, at + 1));
			part = at + 1;
		}
	if (part > start) found.push(lower.slice(part, end));
}

const [NONE, DIGIT, LOWER, UPPER] = [0, 1, 2, 3] as const;

/** What each character of ASCII is. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
	if (code >= 0x61 && code <= 0x7a) return LOWER;
	if (code >= 0x30 && code <= 0x39) return DIGIT;
	return code >= 0x41 && code <= 0x5a ? UPPER : NONE;
});

/** What a character of ASCII is; nothing beyond the end. */
const kindOf = (text: string, at: number): number => (at >= 0 && at < text.length ? KINDS[text.charCodeAt(at)]! : NONE);

/** Whether a part of a word ends with a character and goes on: where its kind changes as in BORDER. */
function isBorder(text: string, at: number): boolean {
	const [own, next] = [kindOf(text, at), kindOf(text, at + 1)];
	if ((own === DIGIT) !== (next === DIGIT)) return true;
	return next === UPPER ? own === LOWER || (own === UPPER && kindOf(text, at + 2) === LOWER) : false;
}

function anyTokens(text: string): string[] {
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
	if (ASCII.test(text)) return text.toLowerCase().replace(BETWEEN, "");
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
const BETWEEN = /[^a-z0-9]+/g;
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
