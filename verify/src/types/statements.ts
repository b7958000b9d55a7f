/** The statement of a Python program that a line belongs to, on one line, so that it does not depend on the layout. */
export function statementAt(text: string, line: number): string {
	const found = statementsIn(text).find(({ start, end }) => start <= line && line < end);
	return (found?.lines ?? [])
		.map((one) => one.trim())
		.join(" ")
		.replaceAll(/(?<=[([{]) | (?=[.)\]}])/g, "")
		.replaceAll(/,(?=[)\]}])/g, "");
}

interface Statement {
	readonly start: number;
	readonly end: number;
	readonly lines: readonly string[];
}

/** The statements, split where no bracket is open. */
function statementsIn(text: string): readonly Statement[] {
	const statements: Statement[] = [];
	let lines: string[] = [];
	let depth = 0;
	for (const [at, line] of text.split("\n").entries()) {
		lines.push(line);
		depth += depthOf(line);
		if (depth > 0) continue;
		statements.push({ start: at + 1 - lines.length, end: at + 1, lines });
		lines = [];
	}
	return statements;
}

/** By how much a line nests deeper; brackets in strings and comments do not count. */
function depthOf(line: string): number {
	const code = line.replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|#.*/g, "");
	return code.split(/[([{]/).length - code.split(/[)\]}]/).length;
}
