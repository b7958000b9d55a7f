import type { ImportLayout } from "../printing/importLayout.ts";

/** The declared imports directly above the text's own, or a blank line above other text. */
export const javascriptImports: ImportLayout = { headOf, layOut };

const STATEMENT = /import\s*(?:[^"'`;()]*?\sfrom\s*)?(?:"[^"\n]*"|'[^'\n]*')\s*;?[ \t]*(?:\n|$)/y;
const PASSED = /\s+|\/\/[^\n]*(?:\n|$)|\/\*[^]*?\*\//y;

function headOf(text: string): string {
	let at = 0;
	for (let found = readAt(text, at); found; found = readAt(text, at)) at += found.length;
	return text.slice(0, at);
}

function layOut(imports: readonly string[], head: string): string {
	const stated = new Set(statedIn(head).map(normal));
	const missing = imports.filter((statement) => !stated.has(normal(statement)));
	const gap = matchAt(STATEMENT, head, 0) === undefined ? "\n" : "";
	return missing.length === 0 ? head : `${missing.join("\n")}\n${gap}${head}`;
}

function statedIn(head: string): string[] {
	const statements: string[] = [];
	for (let at = 0; at < head.length; at += readAt(head, at)!.length) {
		const statement = matchAt(STATEMENT, head, at);
		if (statement !== undefined) statements.push(statement);
	}
	return statements;
}

const readAt = (text: string, at: number): string | undefined =>
	matchAt(STATEMENT, text, at) ?? matchAt(PASSED, text, at);

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0];
}

/** The statement without differences in spacing, quotes and semicolon. */
const normal = (statement: string): string => statement.replaceAll("'", '"').replace(/[\s;]+/g, "");
