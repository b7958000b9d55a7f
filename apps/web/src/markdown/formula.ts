/** A formula in a text. */
export interface Formula {
	readonly tex: string;
	/** Set on a line of its own. */
	readonly display: boolean;
	/** Where the text goes on after it. */
	readonly end: number;
}

/** How a formula opens and closes. The next sign of its kind must be the one that closes it. */
const SIGNS = [
	{ open: "$$", close: "$$", either: /\$\$/, display: true },
	{ open: "\\[", close: "\\]", either: /\\[[\]]/, display: true },
	{ open: "\\(", close: "\\)", either: /\\[()]/, display: false },
] as const;

/** The longest formula that is looked for the end of. */
const REACH = 8_000;

/** The formula that begins at a place of a text; undefined where none does. A price is none: `$5 or $10`, `$5-$10`. */
export function formulaAt(text: string, at: number): Formula | undefined {
	const sign = SIGNS.find(({ open }) => text.startsWith(open, at));
	if (sign === undefined) return text[at] === "$" ? betweenDollars(text, at) : undefined;
	const from = at + sign.open.length;
	const until = text.slice(from, from + REACH).search(sign.either);
	if (until < 0 || !text.startsWith(sign.close, from + until)) return undefined;
	const tex = text.slice(from, from + until).trim();
	return tex === "" ? undefined : { tex, display: sign.display, end: from + until + sign.close.length };
}

/** One line, no space inside the dollars, no digit after them, and something in it that prose has not. */
const DOLLARS = /^\$(?![\s$])((?:\\.|[^\\$\n]){1,1000})\$(?!\d)/;
const NO_PROSE = /[\\^_={}+\-*/<>|()]|^[^\s]{1,12}$/;

function betweenDollars(text: string, at: number): Formula | undefined {
	if (/[\w\\$]/.test(text[at - 1] ?? "")) return undefined;
	const found = DOLLARS.exec(text.slice(at, at + 1_010));
	const tex = found?.[1] ?? "";
	if (found === null || /\s$/.test(tex) || !NO_PROSE.test(tex)) return undefined;
	return { tex, display: false, end: at + found[0].length };
}

/** The part of MathML that formulas are made of; nothing in it loads, links or runs anything. */
export const MATHML: { readonly elements: ReadonlySet<string>; readonly attributes: ReadonlySet<string> } = {
	elements: new Set(
		(
			"math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom menclose " +
			"msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mlabeledtr"
		).split(" "),
	),
	attributes: new Set(
		(
			"display xmlns encoding mathvariant stretchy fence separator lspace rspace minsize maxsize symmetric accent " +
			"accentunder movablelimits largeop form width height depth voffset linethickness displaystyle scriptlevel " +
			"columnalign columnspacing rowspacing columnlines rowlines notation side"
		).split(" "),
	),
};
