/** A token that is coloured, a word that may be a keyword, or a text without quotes in YAML, coloured as a string. */
export type Token = "comment" | "string" | "number" | "variable" | "meta" | "word" | "plain";

/**
 * The tokens of a language. `tokens` matches one at a position, in a group of its kind, and must do so in a time that does
 * not depend on the rest of the text: a string or comment that is never closed runs to the end of its line or of the text.
 */
interface Grammar {
	readonly tokens: RegExp;
	readonly keywords: ReadonlySet<string>;
	readonly literals: ReadonlySet<string>;
}

export type Language = "python" | "javascript" | "bash" | "json" | "yaml";

const NUMBER = String.raw`(?<number>0[xXbBoO][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)`;
const WORD = String.raw`(?<word>[\p{L}_$][\p{L}\p{N}_$]*)`;
/** A member of an object is no keyword: `a.of`. */
const MEMBER = String.raw`\.[\p{L}_$][\p{L}\p{N}_$]*`;
const DOUBLE = String.raw`"(?:\\.|[^"\\\n])*(?:"|\\?)`;
const SINGLE = String.raw`'(?:\\.|[^'\\\n])*(?:'|\\?)`;

function grammar(tokens: readonly string[], keywords = "", literals = ""): Grammar {
	return {
		tokens: new RegExp(tokens.join("|"), "uy"),
		keywords: new Set(keywords.split(" ")),
		literals: new Set(literals.split(" ")),
	};
}

export const GRAMMARS: Readonly<Record<Language, Grammar>> = {
	python: grammar(
		[
			"(?<comment>#.*)",
			String.raw`(?<string>(?:[rbfuRBFU]{1,2}(?=["']))?(?:"""(?:\\[^]|[^\\])*?(?:"""|\\?$)|'''(?:\\[^]|[^\\])*?(?:'''|\\?$)|${DOUBLE}|${SINGLE}))`,
			String.raw`(?<meta>(?<=^|\n[ \t]{0,40})@[\w.]+)`,
			NUMBER,
			MEMBER,
			WORD,
		],
		"and as assert async await break class continue def del elif else except finally for from global if import in is " +
			"lambda nonlocal not or pass raise return try while with yield",
		"True False None",
	),
	javascript: grammar(
		[
			String.raw`(?<comment>\/\/.*|\/\*[^]*?(?:\*\/|$))`,
			String.raw`(?<string>${DOUBLE}|${SINGLE}|${"`"}(?:\\[^]|[^\\${"`"}])*(?:${"`"}|\\?))`,
			NUMBER,
			MEMBER,
			WORD,
		],
		"abstract as async await break case catch class const continue debugger default delete do else enum export extends " +
			"finally for from function if implements import in instanceof interface let new of return static super switch " +
			"throw try type typeof var void while with yield",
		"true false null undefined NaN Infinity",
	),
	bash: grammar(
		[
			String.raw`(?<meta>^#!.*)`,
			String.raw`(?<comment>(?<![^\s;&|()])#.*)`,
			String.raw`(?<string>"(?:\\[^]|[^"\\])*(?:"|\\?)|'[^']*'?)`,
			String.raw`(?<variable>\$(?:\w+|\{[^}\n]*\}?|[@*#?$!-]))`,
			// An escaped character starts nothing, and a word of a path or an option is no keyword.
			String.raw`\\[^]|[\w.\/-]+(?<=[.\/-])[\w.\/-]*|(?<word>\w+)`,
		],
		"if then else elif fi for while until in do done case esac function select export",
		"true false",
	),
	json: grammar(
		[String.raw`${DOUBLE}(?=[ \t]{0,8}:)`, `(?<string>${DOUBLE})`, String.raw`(?<comment>\/\/.*)`, NUMBER, WORD],
		"",
		"true false null",
	),
	yaml: grammar(
		[
			String.raw`(?<comment>(?<![^\s])#.*)`,
			String.raw`(?<meta>^---.*|(?<=\n)---.*)`,
			String.raw`[\w./ -]{1,60}(?=:(?:\s|$))`,
			String.raw`(?<string>${DOUBLE}|'[^'\n]*'?)`,
			String.raw`(?<number>-?\d+(?:\.\d+)?(?=\s|$|[,\]}]))`,
			String.raw`(?<word>(?:true|false|null|yes|no|~)(?=\s|$|[,\]}]))`,
			String.raw`(?<plain>(?<=[:\-,]\s{1,8}|[\[{]\s{0,8})[^\s#&*!|>%@\-,\[\]{}][^\n#,\[\]{}]*)`,
		],
		"",
		"true false null yes no ~",
	),
};
