import { broken } from "../../packages/code/src/layout/broken.ts";
import { PYTHON_LAYOUT, wrappedPython } from "../../packages/code/src/layout/python.ts";
import { PYTHON_GRAMMAR } from "../../packages/code/src/layout/pythonGrammar.ts";
import { wrappedShell } from "../../packages/code/src/layout/shell.ts";
import { logicalLines } from "../../packages/code/src/layout/shellWords.ts";
import { textOf, tokensOf } from "../../packages/code/src/layout/tokens.ts";
import type { PlacedLine } from "../../packages/code/src/layout/wrap.ts";
import type { TemplateLine } from "./layouts.ts";

/** The key of a hole with code. */
export const CODE = "code";

/** How the lines of a language are broken. */
export interface Breaking {
	/** A program with its long lines broken. */
	wrapped(text: string): string;
	/** A line of a program, broken if it is too long; undefined if it depends on others. */
	broken(lines: readonly string[], at: number): readonly string[] | undefined;
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
	mayHoldCode: (lines, at) =>
		placed(lines.map(({ text }) => text.replaceAll("\v", "x")))[at]?.context.isInside === false,
};

function placed(lines: readonly string[]): readonly PlacedLine[] {
	const context = { grammar: PYTHON_GRAMMAR, rules: PYTHON_LAYOUT.rules, isInside: false, endsList: false };
	return PYTHON_LAYOUT.placed(tokensOf(lines.join("\n"), PYTHON_GRAMMAR.lexis), context);
}

export const SHELL_BREAKING: Breaking = {
	wrapped: wrappedShell,
	broken: (lines, at) =>
		logicalLines(lines.join("\n")).length === lines.length ? wrappedShell(lines[at]!).split("\n") : undefined,
	mayHoldCode: (lines, at) => !lines[at - 1]?.text.endsWith("\\") && !lines[at]!.text.endsWith("\\"),
};
