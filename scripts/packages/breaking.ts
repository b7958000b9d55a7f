import { broken } from "../../packages/code/src/layout/broken.ts";
import { PYTHON_LAYOUT, wrappedPython } from "../../packages/code/src/layout/python.ts";
import { PYTHON_GRAMMAR } from "../../packages/code/src/layout/pythonGrammar.ts";
import { chunksOf, wrappedShell } from "../../packages/code/src/layout/shell.ts";
import { logicalLines, wordsOf } from "../../packages/code/src/layout/shellWords.ts";
import { textOf, tokensOf } from "../../packages/code/src/layout/tokens.ts";
import type { PlacedLine } from "../../packages/code/src/layout/wrap.ts";
import { BREAK, COMPILED_HOLE, fittedPython, ITEM, OR } from "../../packages/code/src/marked.ts";
import { fittedShell } from "../../packages/code/src/shell/fitted.ts";
import { withMarks } from "./marks.ts";
import { withoutValues, withValues } from "./samples.ts";
import type { TemplateLine } from "./templateLine.ts";

/** The key of a hole with code. */
export const CODE = "code";

/** How the lines of a language are broken. */
export interface Breaking {
	/** A program with its long lines broken. */
	wrapped(text: string): string;
	/** A line of a program, broken if it is too long; undefined if it depends on others. */
	broken(lines: readonly string[], at: number): readonly string[] | undefined;
	/** A line with all its layouts, as packed code has it, given those that differ from the line. */
	packed(line: TemplateLine, others: ReadonlySet<string>): string;
	/** A line as packed code prints it. */
	fitted(line: string): string;
	/** Whether a line may be code of its own, whose lines are broken as if they were alone. */
	mayHoldCode(lines: readonly TemplateLine[], at: number): boolean;
}

export const PYTHON_BREAKING: Breaking = {
	wrapped: wrappedPython,
	broken(lines, at) {
		const all = placed(lines);
		const line = all[at];
		if (!line || all.length !== lines.length || all.some(({ tokens }, other) => textOf(tokens) !== lines[other]))
			return undefined;
		return broken(line.tokens, line.context);
	},
	packed: ({ text }, others) => withMarks([text, ...[...others].toSorted((a, b) => countOf(a) - countOf(b))]),
	fitted: fittedPython,
	mayHoldCode: (lines, at) =>
		placed(lines.map(({ text }) => text.replaceAll(COMPILED_HOLE, "x")))[at]?.context.isInside === false,
};

const countOf = (layout: string): number => layout.split(BREAK).length;

function placed(lines: readonly string[]): readonly PlacedLine[] {
	const context = { grammar: PYTHON_GRAMMAR, rules: PYTHON_LAYOUT.rules, isInside: false, endsList: false };
	return PYTHON_LAYOUT.placed(tokensOf(lines.join("\n"), PYTHON_GRAMMAR.lexis), context);
}

export const SHELL_BREAKING: Breaking = {
	wrapped: wrappedShell,
	broken: (lines, at) =>
		logicalLines(lines.join("\n")).length === lines.length ? wrappedShell(lines[at]!).split("\n") : undefined,
	packed({ text, keys }, others) {
		const [only] = others;
		if (keys.length === 0) return only === undefined ? text : text + OR + only;
		const own = withValues(text, keys, { lengths: keys.map(() => 1), form: "plain", margin: "" });
		const chunks = chunksOf(wordsOf(own) ?? []);
		return others.size === 0 ? text : /^\s*/.exec(text)![0] + withoutValues(chunks.join(`${ITEM} `));
	},
	fitted: fittedShell,
	mayHoldCode: (lines, at) => !lines[at - 1]?.text.endsWith("\\") && !lines[at]!.text.endsWith("\\"),
};
