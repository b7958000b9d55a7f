import { importLayoutOf } from "../language.ts";

/** The list with one more statement, unless it contains it. */
export function withImport(imports: readonly string[], statement: string): readonly string[] {
	return imports.includes(statement) ? imports : [...imports, statement];
}

/** All statements of both, without duplicates, in the order of first appearance. */
export function united(imports: readonly string[], more: readonly string[]): readonly string[] {
	if (imports.length === 0 || imports === more) return more;
	return more.reduce(withImport, imports);
}

/** A program: the imports that it needs and does not contain, then its text. */
export function printed(language: string, imports: readonly string[], text: string): string {
	const layout = importLayoutOf(language);
	if (imports.length === 0 || !layout) return text;
	const head = layout.headOf(text);
	const top = layout.layOut(imports, head);
	return head === text ? top.trimEnd() : top + text.slice(head.length);
}
