import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import yaml from "highlight.js/lib/languages/yaml";
import { escapeHtml } from "./html.ts";

hljs.registerLanguage("bash", bash);
hljs.registerLanguage("javascript", javascript);
hljs.registerLanguage("json", json);
hljs.registerLanguage("python", python);
hljs.registerLanguage("yaml", yaml);

/** UTF-16 units of the longest code that is coloured: colouring more would delay other requests. */
const LONGEST = 60_000;

/** Code as HTML with highlight.js classes; plain where the language is unknown or the code is long. Keeps the text exactly. */
export function coloured(code: string, language: string): string {
	const grammar = grammarFor(code, language);
	return grammar === undefined ? escapeHtml(code) : colour(code, grammar);
}

/** The grammar to colour a code with; undefined where it stays plain. */
export function grammarFor(code: string, language: string): string | undefined {
	return code.length > LONGEST ? undefined : grammarOf(language);
}

/** Code of any length as HTML, coloured with a grammar. */
export function colour(code: string, grammar: string): string {
	return hljs.highlight(code, { language: grammar, ignoreIllegals: true }).value;
}

/** The grammar of a language, by any of the names that cards and snippets use for it. */
export function grammarOf(language: string): string | undefined {
	return GRAMMARS.get(language.toLowerCase());
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
	python: ["python", "py", "python3"],
	javascript: ["js", "javascript", "jsx", "mjs", "ts", "typescript", "tsx"],
	bash: ["sh", "bash", "shell", "zsh", "console"],
	json: ["json", "jsonc"],
	yaml: ["yaml", "yml"],
};

const GRAMMARS: ReadonlyMap<string, string> = new Map(
	Object.entries(NAMES).flatMap(([grammar, names]) => names.map((name) => [name, grammar] as const)),
);
