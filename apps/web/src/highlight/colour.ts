import { GRAMMARS, type Language, type Token } from "./grammars.ts";
import { escapeHtml } from "../base/escapeHtml.ts";

/** UTF-16 units of the longest code that is coloured, because colours multiply the size of the page. */
const LONGEST = 60_000;

/** Code as HTML with classes for its tokens; plain where the language is unknown or the code is long. Keeps the text exactly. */
export function coloured(code: string, language: string): string {
	const known = languageFor(code, language);
	return known === undefined ? escapeHtml(code) : colour(code, known);
}

/** The language to colour a code in; undefined where it stays plain. */
export function languageFor(code: string, language: string): Language | undefined {
	return code.length > LONGEST ? undefined : languageOf(language);
}

/** Code of any length as HTML, coloured in a time that grows with its length only. Spans are never nested. */
export function colour(code: string, language: Language): string {
	let html = "";
	for (const { text, kind } of tokensOf(code, language))
		html += kind === undefined ? escapeHtml(text) : `<span class="hljs-${kind}">${escapeHtml(text)}</span>`;
	return html;
}

/** A part of a code: a token that is coloured as its kind, or what is between two of them. */
interface Part {
	readonly text: string;
	readonly kind?: string;
}

/** The parts of a code in their order, which together are the code. */
export function* tokensOf(code: string, language: Language): Generator<Part> {
	const { tokens } = GRAMMARS[language];
	let written = 0;
	for (let at = 0; at < code.length;) {
		tokens.lastIndex = at;
		const found = tokens.exec(code);
		const end = at + (found?.[0].length || widthAt(code, at));
		const kind = found === null ? undefined : classOf(found, language);
		if (kind !== undefined) {
			if (at > written) yield { text: code.slice(written, at) };
			yield { text: code.slice(at, end), kind };
			written = end;
		}
		at = end;
	}
	if (written < code.length) yield { text: code.slice(written) };
}

/** UTF-16 units of the character at a position. */
function widthAt(code: string, at: number): number {
	return (code.codePointAt(at) ?? 0) > 0xff_ff ? 2 : 1;
}

/** The class of a token; undefined where it stays plain. */
function classOf({ 0: text, groups = {} }: RegExpExecArray, language: Language): string | undefined {
	const kind = KINDS.find((one) => groups[one] !== undefined);
	if (kind === "plain") return "string";
	if (kind !== "word") return kind;
	if (GRAMMARS[language].keywords.has(text)) return "keyword";
	return GRAMMARS[language].literals.has(text) ? "literal" : undefined;
}

const KINDS: readonly Token[] = ["word", "string", "number", "comment", "variable", "meta", "plain"];

/** The language that a name stands for, by any of the names that cards and snippets use for it. */
export function languageOf(name: string): Language | undefined {
	return NAMED.get(name.toLowerCase());
}

const NAMES: Readonly<Record<Language, readonly string[]>> = {
	python: ["python", "py", "python3"],
	javascript: ["js", "javascript", "jsx", "mjs", "ts", "typescript", "tsx"],
	bash: ["sh", "bash", "shell", "zsh", "console"],
	json: ["json", "jsonc"],
	yaml: ["yaml", "yml"],
};

const NAMED: ReadonlyMap<string, Language> = new Map(
	Object.entries(NAMES).flatMap(([language, names]) => names.map((name) => [name, language as Language] as const)),
);
