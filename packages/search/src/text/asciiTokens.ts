/** The tokens of an ASCII text; equal to `unicodeTokens` and much faster. */
export function asciiTokens(text: string): string[] {
	const lower = text.toLowerCase();
	const found: string[] = [];
	let before = "";
	for (let start = 0; start < text.length; start++) {
		const kind = kindOf(text, start);
		if (kind === NONE) continue;
		const end = wordEnd(text, start);
		const word = lower.slice(start, end);
		found.push(word);
		addParts(found, text, lower, start, end);
		if (kind === DIGIT && kindOf(before, before.length - 1) > DIGIT) found.push(before + word);
		before = word;
		start = end;
	}
	return found.length > FEW ? [...new Set(found)] : found.filter((token, at) => found.indexOf(token) === at);
}

/** Up to this many texts, comparing each with all is faster than a set. */
const FEW = 24;

function wordEnd(text: string, start: number): number {
	let end = start + 1;
	while (kindOf(text, end) !== NONE) end++;
	return end;
}

/** Adds the parts of a word that has several. */
function addParts(found: string[], text: string, lower: string, start: number, end: number): void {
	let part = start;
	for (let at = start; at < end - 1; at++)
		if (isBoundary(text, at)) {
			found.push(lower.slice(part, at + 1));
			part = at + 1;
		}
	if (part > start) found.push(lower.slice(part, end));
}

const [NONE, DIGIT, LOWER, UPPER] = [0, 1, 2, 3] as const;

/** The kind of each ASCII character. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
	if (code >= 0x61 && code <= 0x7a) return LOWER;
	if (code >= 0x30 && code <= 0x39) return DIGIT;
	return code >= 0x41 && code <= 0x5a ? UPPER : NONE;
});

/** The kind of the character at a position; NONE outside the text. */
const kindOf = (text: string, at: number): number =>
	at >= 0 && at < text.length ? (KINDS[text.charCodeAt(at)] ?? NONE) : NONE;

/** Whether a part of a word ends with the character at a position and another one follows. */
function isBoundary(text: string, at: number): boolean {
	const [own, next] = [kindOf(text, at), kindOf(text, at + 1)];
	if ((own === DIGIT) !== (next === DIGIT)) return true;
	return next === UPPER ? own === LOWER || (own === UPPER && kindOf(text, at + 2) === LOWER) : false;
}
