/** A piece of a program, as far as its layout depends on it: white space, a newline, a comment, a string, a word or a sign. */
export type Token = string;

/** Tokens without a newline between them. */
export type Line = readonly Token[];

/** A number has its exponent, whose sign is no operator. */
const NUMBER = String.raw`\d[\d._]*(?:[eE][+-]?\d+)?[\p{L}\p{N}_]*`;
/** A string that is not closed lasts to the end. */
const CLOSED = String.raw`(?:\\[^]|(?!\1)[^\\])*(?:\1|\\?$)`;

/** The tokens of a language, given its words, its comments and longer signs, and its quotes. */
export const lexisOf = (words: string, signs: string, quotes: string): RegExp =>
	new RegExp(`[ \\t]+|${NUMBER}|${words}|${signs}|(${quotes})${CLOSED}|[^]`, "gu");

/** The tokens of a program; together they are its text. */
export const tokensOf = (text: string, lexis: RegExp): readonly Token[] => text.match(lexis) ?? [];

export const textOf = (tokens: readonly Token[]): string => tokens.join("");

export const NEWLINE = "\n";
export const isSpace = (token: Token | undefined): boolean => token !== undefined && /^[ \t]*$/.test(token);
export const isBlank = (token: Token | undefined): boolean => isSpace(token) || token === NEWLINE;
export const isOpen = (token: Token | undefined): boolean => token === "(" || token === "[" || token === "{";
export const isClose = (token: Token | undefined): boolean => token === ")" || token === "]" || token === "}";
export const isWord = (token: Token | undefined): boolean => token !== undefined && /^[\p{L}\p{N}_$]/u.test(token);
