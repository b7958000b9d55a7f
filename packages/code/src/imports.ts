import type { ImportLayout } from "./import-layout.ts";

export const NO_IMPORTS: readonly string[] = [];

const layouts = new Map<string, ImportLayout>();

/** Registers how a language lays out its imports; its tag does so, and nobody loads what belongs to another language. */
export function layImports(language: string, layout: ImportLayout): void {
	layouts.set(language, layout);
}

/** The list with one statement more, unless it holds it already. */
export function withImport(imports: readonly string[], statement: string): readonly string[] {
	return imports.includes(statement) ? imports : [...imports, statement];
}

/** All statements of both, each once, in the order they first appear. */
export function united(imports: readonly string[], more: readonly string[]): readonly string[] {
	if (imports.length === 0 || imports === more) return more;
	return more.reduce(withImport, imports);
}

/** A program: the imports it needs and does not state itself, then its text. */
export function printed(language: string, imports: readonly string[], text: string): string {
	const layout = layouts.get(language);
	if (imports.length === 0 || !layout) return text;
	const head = layout.headOf(text);
	const top = layout.layOut(imports, head);
	return head === text ? top.trimEnd() : top + text.slice(head.length);
}
