/** A TeX formula in a text. */
export interface Formula {
	readonly tex: string;
	/** Whether it is set on its own line. */
	readonly display: boolean;
	/** The position after it in the text. */
	readonly end: number;
}

/** Pairs of delimiters. The next delimiter of a kind must be the closing one. */
const SIGNS = [
	{ open: "$$", close: "$$", either: /\$\$/, display: true },
	{ open: "\\[", close: "\\]", either: /\\[[\]]/, display: true },
	{ open: "\\(", close: "\\)", either: /\\[()]/, display: false },
] as const;

/** Characters in which a closing delimiter is searched for. */
const REACH = 8_000;

/** The formula that starts at a position of a text; undefined where none does. Prices are none: `$5 or $10`, `$5-$10`. */
export function formulaAt(text: string, at: number): Formula | undefined {
	const sign = SIGNS.find(({ open }) => text.startsWith(open, at));
	if (sign === undefined) return text[at] === "$" ? betweenDollars(text, at) : undefined;
	const from = at + sign.open.length;
	const until = text.slice(from, from + REACH).search(sign.either);
	if (until < 0 || !text.startsWith(sign.close, from + until)) return undefined;
	const tex = text.slice(from, from + until).trim();
	return tex === "" ? undefined : { tex, display: sign.display, end: from + until + sign.close.length };
}

/** One line without space inside the dollars or a digit after them, and with something that prose does not have. */
const DOLLARS = /^\$(?![\s$])((?:\\.|[^\\$\n]){1,1000})\$(?!\d)/;
const NO_PROSE = /[\\^_={}+\-*/<>|()]|^[^\s]{1,12}$/;

function betweenDollars(text: string, at: number): Formula | undefined {
	if (/[\w\\$]/.test(text[at - 1] ?? "")) return undefined;
	const found = DOLLARS.exec(text.slice(at, at + 1_010));
	const tex = found?.[1] ?? "";
	if (found === null || /\s$/.test(tex) || !NO_PROSE.test(tex)) return undefined;
	return { tex, display: false, end: at + found[0].length };
}

/** The part of MathML for formulas, in which nothing loads, links or runs anything. */
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

/** Whether an attribute of MathML may be kept: a length that moves or enlarges a formula has bounds. */
export function isKept(name: string, value: string): boolean {
	if (!MATHML.attributes.has(name)) return false;
	const bounds = BOUNDS.get(name);
	const [, figure = "", unit = ""] = LENGTH.exec(value) ?? [];
	const length = Number(figure) * (EMS.get(unit) ?? Number.NaN);
	return bounds === undefined || (length >= bounds.least && length <= bounds.most);
}

/** The least and the most of a length, in em: what published formulas need, and less than the margins of a card. */
const BOUNDS: ReadonlyMap<string, { readonly least: number; readonly most: number }> = new Map([
	["width", { least: -1, most: 20 }],
	["height", { least: -2, most: 20 }],
	["depth", { least: -2, most: 20 }],
	["voffset", { least: -2, most: 2 }],
	["lspace", { least: -1, most: 2 }],
	["rspace", { least: -1, most: 2 }],
]);

const LENGTH = /^\+?(-?\d*\.?\d+)([a-z]*)$/;

/** Units in em; `width` and `height` are those of the content. */
const EMS: ReadonlyMap<string, number> = new Map([
	["", 1],
	["em", 1],
	["ex", 0.5],
	["px", 1 / 16],
	["pt", 1 / 12],
	["mu", 1 / 18],
	["width", 1],
	["height", 1],
]);
