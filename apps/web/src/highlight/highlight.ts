import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import yaml from "highlight.js/lib/languages/yaml";
import { escapeHtml } from "./html.ts";
import { Lru } from "./lru.ts";

hljs.registerLanguage("bash", bash);
hljs.registerLanguage("javascript", javascript);
hljs.registerLanguage("json", json);
hljs.registerLanguage("python", python);
hljs.registerLanguage("yaml", yaml);

/** Longer code is shown plain: colouring it would hold up everybody else. */
const LONGEST = 60_000;
/** UTF-16 units of code and of its HTML kept in memory. */
const CACHE_UNITS = 16_000_000;

const cache = new Lru<string>(CACHE_UNITS);

/**
 * Code as HTML with highlight.js classes. The text of the result is the code, to the letter.
 * A language that is not known is escaped and left plain.
 *
 * `id` may name the one part that differs between many blocks of the same template (a model id);
 * blocks that differ in nothing else are coloured once.
 */
export function highlight(code: string, language: string, id?: string): string {
	const grammar = grammarOf(language);
	if (!grammar || code.length > LONGEST) return escapeHtml(code);
	return (id && throughTemplate(code, grammar, id)) || cached(code, grammar);
}

/** The grammar that colours a language, by any of the names that cards and snippets use for it. */
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

/** Stands for the id while a template is coloured. No end of it is also its beginning, so two can never overlap. */
const SENTINEL = "zqorg/zqmodel";
/** Ids that read the same in HTML as in code. */
const PLAIN_ID = /^[\w.-]+(?:\/[\w.-]+)?$/;

function throughTemplate(code: string, grammar: string, id: string): string | undefined {
	if (!PLAIN_ID.test(id) || code.includes(SENTINEL)) return undefined;
	const template = code.replaceAll(id, SENTINEL);
	const html = cached(template, grammar);
	return count(html, SENTINEL) === count(template, SENTINEL) ? html.replaceAll(SENTINEL, id) : undefined;
}

function cached(code: string, grammar: string): string {
	const key = `${grammar}\n${code}`;
	const known = cache.get(key);
	if (known !== undefined) return known;
	const html = hljs.highlight(code, { language: grammar, ignoreIllegals: true }).value;
	cache.set(key, html, key.length + html.length);
	return html;
}

function count(text: string, part: string): number {
	return text.split(part).length - 1;
}
