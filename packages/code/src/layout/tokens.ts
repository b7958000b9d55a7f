/** A piece of a program, as far as its layout depends on it. */
export interface Token {
	readonly type: "space" | "newline" | "comment" | "string" | "open" | "close" | "comma" | "word" | "sign";
	readonly text: string;
}

/** How the tokens of a language look, apart from strings; the first that matches where the last token ended is the next. */
export interface Lexis {
	readonly patterns: readonly (readonly [type: Token["type"], pattern: RegExp])[];
	/** The quotes that open a string, the longest first; the same close it. */
	readonly quotes: readonly string[];
}

const SPACE = ["space", /[ \t]+/y] as const;
const NEWLINE = ["newline", /\n/y] as const;
const OPEN = ["open", /[([{]/y] as const;
const CLOSE = ["close", /[)\]}]/y] as const;
const COMMA = ["comma", /,/y] as const;
/** With its exponent, whose sign is no operator. */
const NUMBER = ["word", /\d[\d._]*(?:[eE][+-]?\d+)?[\p{L}\p{N}_]*/uy] as const;

/** The prefix of a string is a word before it. */
export const PYTHON: Lexis = {
	quotes: ['"""', "'''", '"', "'"],
	patterns: [SPACE, NEWLINE, OPEN, CLOSE, COMMA, NUMBER, ["comment", /#[^\n]*/y], ["word", /[\p{L}\p{N}_]+/uy]],
};

/** Templates hold no regular expressions. */
export const JAVASCRIPT: Lexis = {
	quotes: ['"', "'", "`"],
	patterns: [
		SPACE,
		NEWLINE,
		OPEN,
		CLOSE,
		COMMA,
		NUMBER,
		["comment", /\/\/[^\n]*/y],
		["word", /[\p{L}\p{N}_$]+/uy],
		["sign", /=>|&&|\|\||\?\?/y],
	],
};

/** The tokens of a program; together they are its text. */
export function tokensOf(text: string, lexis: Lexis): readonly Token[] {
	const tokens: Token[] = [];
	for (let at = 0; at < text.length;) {
		const token = stringAt(text, at, lexis) ?? blockCommentAt(text, at, lexis) ?? tokenAt(text, at, lexis);
		tokens.push(token);
		at += token.text.length;
	}
	return tokens;
}

function stringAt(text: string, start: number, { quotes }: Lexis): Token | undefined {
	const quote = quotes.find((one) => text.startsWith(one, start));
	if (quote === undefined) return undefined;
	let at = start + quote.length;
	while (at < text.length && !text.startsWith(quote, at)) at += text.charAt(at) === "\\" ? 2 : 1;
	return { type: "string", text: text.slice(start, at + quote.length) };
}

function blockCommentAt(text: string, start: number, lexis: Lexis): Token | undefined {
	if (lexis !== JAVASCRIPT || !text.startsWith("/*", start)) return undefined;
	const end = text.indexOf("*/", start);
	return { type: "comment", text: text.slice(start, end < 0 ? text.length : end + "*/".length) };
}

function tokenAt(text: string, at: number, { patterns }: Lexis): Token {
	for (const [type, pattern] of patterns) {
		pattern.lastIndex = at;
		const found = pattern.exec(text)?.[0];
		if (found !== undefined) return { type, text: found };
	}
	return { type: "sign", text: text.charAt(at) };
}

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join("");
