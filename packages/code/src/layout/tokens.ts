/** A piece of a program, as far as its layout depends on it. */
export interface Token {
	readonly type: "space" | "newline" | "comment" | "string" | "open" | "close" | "comma" | "word" | "sign";
	readonly text: string;
}

/** How the tokens of a language look; each pattern is tried in turn where the last token ended. */
export type Lexis = readonly (readonly [type: Token["type"], pattern: RegExp])[];

const SPACE = ["space", /[ \t]+/y] as const;
const NEWLINE = ["newline", /\n/y] as const;
const BRACKETS = [
	["open", /[([{]/y],
	["close", /[)\]}]/y],
	["comma", /,/y],
] as const;

export const PYTHON: Lexis = [
	SPACE,
	NEWLINE,
	["comment", /#[^\n]*/y],
	["string", /[A-Za-z]{0,2}(?:"""(?:\\[^]|[^\\])*?"""|'''(?:\\[^]|[^\\])*?'''|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*')/y],
	...BRACKETS,
	["word", /[\p{L}\p{N}_]+/uy],
	["sign", /[^]/y],
];

export const JAVASCRIPT: Lexis = [
	SPACE,
	NEWLINE,
	["comment", /\/\/[^\n]*|\/\*[^]*?\*\//y],
	["string", /"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|`(?:\\[^]|[^`\\])*`/y],
	["string", /(?<=[(,=:[!&|?{};]\s*|^|return )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y],
	...BRACKETS,
	["word", /[\p{L}\p{N}_$]+/uy],
	["sign", /=>|&&|\|\||\?\?|[^]/y],
];

/** The tokens of a program; together they are its text. */
export function tokensOf(text: string, lexis: Lexis): readonly Token[] {
	const tokens: Token[] = [];
	for (let at = 0; at < text.length;) {
		const token = tokenAt(text, at, lexis);
		tokens.push(token);
		at += token.text.length;
	}
	return tokens;
}

function tokenAt(text: string, at: number, lexis: Lexis): Token {
	for (const [type, pattern] of lexis) {
		pattern.lastIndex = at;
		const found = pattern.exec(text)?.[0];
		if (found) return { type, text: found };
	}
	return { type: "sign", text: text.charAt(at) };
}

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join("");
