import { partsOf } from "./page.ts";

/** A line of an example: a statement, or an expression with its value. */
type Line = { readonly statement: string } | { readonly expression: string; readonly value: string };

/** The example of a docstring. */
export interface Example {
	/** The exported name that it belongs to. */
	readonly name: string;
	readonly lines: readonly Line[];
}

/** A docstring with an example, and the exported name below it. */
const DOCUMENTED =
	/\/\*\*(?<comment>(?:(?!\*\/)[^])*@example(?:(?!\*\/)[^])*)\*\/\nexport (?:async )?(?:function|const|class) (?<name>\w+)/g;

/** The examples in the docstrings of a source file. */
export function examplesIn(source: string): readonly Example[] {
	return [...source.matchAll(DOCUMENTED)].map(({ groups: { comment = "", name = "" } = {} }) => {
		const text = comment.replaceAll(/^\s*\* ?/gm, "");
		return { name, lines: partsOf(text).example.split("\n").map(lineOf) };
	});
}

/** The value of an expression is in the comment after it. */
function lineOf(line: string): Line {
	const [, expression, value] = /^(.*); \/\/ (.+)$/.exec(line) ?? [];
	return expression === undefined || value === undefined ? { statement: line } : { expression, value };
}

/** A program that prints, for each example, the expressions with another value as JSON: `[name, expression, value]`. */
export function programOf(entry: string, examples: readonly Example[]): string {
	const blocks = examples.map(({ name, lines }) => {
		const code = lines.map((line) =>
			"statement" in line
				? line.statement
				: `check(${JSON.stringify([name, line.expression])}, ${line.expression}, ${line.value});`,
		);
		return `try {\n${code.join("\n")}\n} catch (error) { wrong.push([${JSON.stringify(name)}, String(error)]); }`;
	});
	return `
import { isDeepStrictEqual } from "node:util";
import * as all from ${JSON.stringify(entry)};
// An example names what the entry offers without importing it.
Object.assign(globalThis, all);
const wrong = [];
let checked = 0;
function check(where, actual, expected) {
	checked += 1;
	if (!isDeepStrictEqual(actual, expected)) wrong.push([...where, actual]);
}
${blocks.join("\n")}
console.log(JSON.stringify({ checked, wrong }));
`;
}
