import type { ImportLayout } from "./import-layout.ts";

/** No imports; what is needed first is added to this very list, so that equal lists are one list. */
export const NO_IMPORTS: readonly string[] = [];

const layouts = new Map<string, ImportLayout>();

/** Tells how a language lays out its imports; its tag does so, and nobody loads what belongs to another language. */
export function layImports(language: string, layout: ImportLayout): void {
	layouts.set(language, layout);
}

/** How many of anything are remembered; so many are met again and again, and the rest is worked out again. */
const MOST_KNOWN = 500;

const grown = new WeakMap<readonly string[], Map<string, readonly string[]>>();

/** The list with one statement more, unless it holds it already: the same list for the same statements in the same order. */
export function withImport(imports: readonly string[], statement: string): readonly string[] {
	if (imports.includes(statement)) return imports;
	let longer = grown.get(imports);
	if (!longer) grown.set(imports, (longer = new Map()));
	let list = longer.get(statement);
	if (list) return list;
	if (longer.size >= MOST_KNOWN) longer.clear();
	longer.set(statement, (list = [...imports, statement]));
	return list;
}

/** All statements of both, each once, in the order they first appear. */
export function united(imports: readonly string[], more: readonly string[]): readonly string[] {
	if (imports.length === 0 || imports === more) return more;
	return more.reduce(withImport, imports);
}

/** A program: the imports it needs and does not state itself, then its text. */
export function printed(language: string, imports: readonly string[], text: string): string {
	if (imports.length === 0) return text;
	const known = topsOf(imports);
	for (const { start, head, top } of known) if (text.startsWith(start)) return top + text.slice(head);
	const layout = layouts.get(language)!;
	const head = layout.headOf(text);
	const top = layout.layOut(imports, head);
	if (head === text) return top.trimEnd();
	const word = FIRST_WORD.exec(text.slice(head.length, head.length + LONGEST_WORD))?.[0];
	if (word !== undefined) remember(known, { start: head + word, head: head.length, top });
	return top + text.slice(head.length);
}

/** What comes of one head: laying it out would take as long as all the rest of a snippet. */
interface Top {
	/** The head and what tells that it ends there: the word after it. */
	readonly start: string;
	/** How long the head is. */
	readonly head: number;
	/** What is printed in place of it. */
	readonly top: string;
}

/** A whole word that begins no import statement, and so ends the head of imports, comments and blank lines. */
const FIRST_WORD = /^(?!import|from)[A-Za-z]\w*\W/;
const LONGEST_WORD = 40;
const MOST_TOPS = 32;

const tops = new WeakMap<readonly string[], Top[]>();

function topsOf(imports: readonly string[]): Top[] {
	const known = tops.get(imports);
	if (known) return known;
	const none: Top[] = [];
	tops.set(imports, none);
	return none;
}

function remember(known: Top[], top: Top): void {
	if (known.length >= MOST_TOPS) known.length = 0;
	known.push(top);
}
