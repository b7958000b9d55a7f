import { LETTERS } from "./letterNames.ts";

/**
 * The code point as the Unicode standard writes it: `U+202E`.
 *
 * @example
 * hexOf(0x202e); // "U+202E"
 */
export const hexOf = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * The name of a code point in the Unicode standard; a description, if the name is not known here.
 *
 * @example
 * nameOf(0x202e); // "RIGHT-TO-LEFT OVERRIDE"
 */
export function nameOf(codePoint: number): string {
	const character = String.fromCodePoint(codePoint);
	return NAMES.get(codePoint) ?? letterName(character) ?? variantName(codePoint) ?? kindName(character);
}

const NAMES: ReadonlyMap<number, string> = new Map([
	[0x0009, "CHARACTER TABULATION"],
	[0x000a, "LINE FEED"],
	[0x000d, "CARRIAGE RETURN"],
	[0x001b, "ESCAPE"],
	[0x00a0, "NO-BREAK SPACE"],
	[0x00ad, "SOFT HYPHEN"],
	[0x0251, "LATIN SMALL LETTER ALPHA"],
	[0x0261, "LATIN SMALL LETTER SCRIPT G"],
	[0x034f, "COMBINING GRAPHEME JOINER"],
	[0x061c, "ARABIC LETTER MARK"],
	[0x115f, "HANGUL CHOSEONG FILLER"],
	[0x1160, "HANGUL JUNGSEONG FILLER"],
	[0x17b4, "KHMER VOWEL INHERENT AQ"],
	[0x17b5, "KHMER VOWEL INHERENT AA"],
	[0x180e, "MONGOLIAN VOWEL SEPARATOR"],
	[0x200b, "ZERO WIDTH SPACE"],
	[0x200c, "ZERO WIDTH NON-JOINER"],
	[0x200d, "ZERO WIDTH JOINER"],
	[0x200e, "LEFT-TO-RIGHT MARK"],
	[0x200f, "RIGHT-TO-LEFT MARK"],
	[0x2010, "HYPHEN"],
	[0x2011, "NON-BREAKING HYPHEN"],
	[0x2012, "FIGURE DASH"],
	[0x2013, "EN DASH"],
	[0x2024, "ONE DOT LEADER"],
	[0x2028, "LINE SEPARATOR"],
	[0x2029, "PARAGRAPH SEPARATOR"],
	[0x202a, "LEFT-TO-RIGHT EMBEDDING"],
	[0x202b, "RIGHT-TO-LEFT EMBEDDING"],
	[0x202c, "POP DIRECTIONAL FORMATTING"],
	[0x202d, "LEFT-TO-RIGHT OVERRIDE"],
	[0x202e, "RIGHT-TO-LEFT OVERRIDE"],
	[0x2044, "FRACTION SLASH"],
	[0x2060, "WORD JOINER"],
	[0x2061, "FUNCTION APPLICATION"],
	[0x2062, "INVISIBLE TIMES"],
	[0x2063, "INVISIBLE SEPARATOR"],
	[0x2064, "INVISIBLE PLUS"],
	[0x2066, "LEFT-TO-RIGHT ISOLATE"],
	[0x2067, "RIGHT-TO-LEFT ISOLATE"],
	[0x2068, "FIRST STRONG ISOLATE"],
	[0x2069, "POP DIRECTIONAL ISOLATE"],
	[0x2212, "MINUS SIGN"],
	[0x2215, "DIVISION SLASH"],
	[0x2236, "RATIO"],
	[0x2800, "BRAILLE PATTERN BLANK"],
	[0x29f8, "BIG SOLIDUS"],
	[0x3164, "HANGUL FILLER"],
	[0xa789, "MODIFIER LETTER COLON"],
	[0xfeff, "ZERO WIDTH NO-BREAK SPACE"],
	[0xffa0, "HALFWIDTH HANGUL FILLER"],
	[0xe0001, "LANGUAGE TAG"],
	[0xe007f, "CANCEL TAG"],
]);

/** The name of a letter of a script in `letterNames.ts`, or a Latin letter. */
function letterName(character: string): string | undefined {
	const small = character.toLowerCase();
	const size = small === character ? "SMALL" : "CAPITAL";
	if (/^[a-z]$/.test(small)) return `LATIN ${size} LETTER ${small.toUpperCase()}`;
	for (const [script, letters, names] of LETTERS) {
		const at = letters.indexOf(small);
		if (at >= 0) return `${script} ${size} LETTER ${names.split(",")[at]}`;
	}
	return undefined;
}

/** The names of variants of ASCII characters, and of selectors, which are in sequence. */
function variantName(codePoint: number): string | undefined {
	if (codePoint >= 0xfe00 && codePoint <= 0xfe0f) return `VARIATION SELECTOR-${codePoint - 0xfe00 + 1}`;
	if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return `VARIATION SELECTOR-${codePoint - 0xe0100 + 17}`;
	if (codePoint > 0xe0020 && codePoint < 0xe007f) return sameName("TAG", codePoint - 0xe0000);
	if (codePoint > 0xff00 && codePoint < 0xff5f) return sameName("FULLWIDTH", codePoint - 0xff00 + 0x20);
	return undefined;
}

function sameName(prefix: string, ascii: number): string {
	const character = String.fromCharCode(ascii);
	return `${prefix} ${letterName(character) ?? character}`;
}

/** What a character is, for those without a name here. */
function kindName(character: string): string {
	const [, name = "character"] = KINDS.find(([pattern]) => pattern.test(character)) ?? [];
	return name;
}

const KINDS: readonly (readonly [RegExp, string])[] = [
	[/\p{Cc}/u, "control character"],
	[/[\u{e0000}-\u{e0fff}]/u, "tag character"],
	[/\p{Default_Ignorable_Code_Point}/u, "invisible character"],
	[/\p{Zs}/u, "white space"],
	[/\p{M}/u, "mark on top of four others"],
	[/[\u{1d400}-\u{1d7ff}]/u, "mathematical letter or digit"],
	[/\p{Script=Cyrillic}/u, "Cyrillic letter"],
	[/\p{Script=Greek}/u, "Greek letter"],
	[/\p{Script=Armenian}/u, "Armenian letter"],
	[/\p{Script=Cherokee}/u, "Cherokee letter"],
	[/\p{Script=Coptic}/u, "Coptic letter"],
	[/\p{Script=Lisu}/u, "Lisu letter"],
];
