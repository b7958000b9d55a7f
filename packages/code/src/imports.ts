import type { ImportLayout } from "./import-layout.ts";
import { javascriptImports } from "./javascript/imports.ts";
import { pythonImports } from "./python/imports.ts";

/** A program: the imports it needs and does not state itself, then its text. */
export function printed(language: string, imports: readonly string[], text: string): string {
	if (imports.length === 0) return text;
	const layout = language === "python" ? pythonImports : javascriptImports;
	const head = layout.headOf(text);
	const top = laidOut(layout, imports, head);
	return head === text ? top.trimEnd() : top + text.slice(head.length);
}

/** Few heads are met, again and again; laying one out would take as long as all the rest of a snippet. */
const known = new Map<string, string>();
const MOST_KNOWN = 500;

function laidOut(layout: ImportLayout, imports: readonly string[], head: string): string {
	const key = `${imports.join("\n")}\0${head}`;
	const before = known.get(key);
	if (before !== undefined) return before;
	if (known.size >= MOST_KNOWN) known.clear();
	const top = layout.layOut(imports, head);
	known.set(key, top);
	return top;
}

/** All statements, each once, in the order they first appear. */
export function united(lists: readonly (readonly string[])[]): readonly string[] {
	const full = lists.filter((list) => list.length > 0);
	return full.length > 1 ? [...new Set(full.flat())] : (full[0] ?? NONE);
}

const NONE: readonly string[] = [];
