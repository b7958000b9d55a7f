import { LRUCache } from "lru-cache";
import { colour, grammarFor } from "./colour.ts";
import { escapeHtml } from "./html.ts";
import { hangLines } from "./lines.ts";

/** UTF-16 units of code and its HTML in the cache. */
const CACHE_UNITS = 16_000_000;

/** HTML by grammar and code. */
const cache = new LRUCache<string, string>({ maxSize: CACHE_UNITS });

/**
 * The same as `coloured`, from a cache. `id` may name the only part in which blocks of one template differ (a model id):
 * then all of them are coloured once.
 */
export function highlight(code: string, language: string, id?: string): string {
	const grammar = grammarFor(code, language);
	const html =
		grammar === undefined ? escapeHtml(code) : (id && throughTemplate(code, grammar, id)) || cached(code, grammar);
	return hangLines(html, code);
}

/** Replaces the id while a template is coloured. None of its suffixes is also a prefix, so two never overlap. */
const SENTINEL = "zqorg/zqmodel";
/** Ids that are the same in HTML as in code. */
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
	const html = colour(code, grammar);
	cache.set(key, html, { size: key.length + html.length });
	return html;
}

function count(text: string, part: string): number {
	return text.split(part).length - 1;
}
