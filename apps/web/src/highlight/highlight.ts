import { LRUCache } from "lru-cache";
import { colour, languageFor } from "./colour.ts";
import type { Language } from "./grammars.ts";
import { escapeHtml } from "../base/escapeHtml.ts";
import { hangLines } from "./lines.ts";

/** UTF-16 units of code and its HTML in the cache. */
const CACHE_UNITS = 16_000_000;

/** HTML by language and code. */
const cache = new LRUCache<string, string>({ maxSize: CACHE_UNITS });

/**
 * The same as `coloured`, from a cache. `id` may name the only part in which blocks of one template differ (a model id):
 * then all of them are coloured once.
 */
export function highlight(code: string, language: string, id?: string): string {
	const known = languageFor(code, language);
	const html = known === undefined ? escapeHtml(code) : (id && throughTemplate(code, known, id)) || cached(code, known);
	return hangLines(html, code);
}

/** Replaces the id while a template is coloured. None of its suffixes is also a prefix, so two never overlap. */
const SENTINEL = "zqorg/zqmodel";
/** Ids that are the same in HTML as in code. */
const PLAIN_ID = /^[\w.-]+(?:\/[\w.-]+)?$/;

function throughTemplate(code: string, language: Language, id: string): string | undefined {
	if (!PLAIN_ID.test(id) || code.includes(SENTINEL)) return undefined;
	const template = code.replaceAll(id, SENTINEL);
	const html = cached(template, language);
	return count(html, SENTINEL) === count(template, SENTINEL) ? html.replaceAll(SENTINEL, id) : undefined;
}

function cached(code: string, language: Language): string {
	const key = `${language}\n${code}`;
	const kept = cache.get(key);
	if (kept !== undefined) return kept;
	const html = colour(code, language);
	cache.set(key, html, { size: key.length + html.length });
	return html;
}

function count(text: string, part: string): number {
	return text.split(part).length - 1;
}
