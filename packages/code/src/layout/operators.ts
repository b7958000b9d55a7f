import { topLevel } from "./pairs.ts";
import { linesOf, type Rule } from "./rules/rule.ts";
import type { Line } from "./tokens.ts";

/** The operands of a value, with the operators between them; undefined if it has none. */
type Operands = (value: Line) => readonly Line[] | undefined;

/** Finds operands between such operators, where `cut` cuts at an operator. */
export const operandsBy =
	(operators: ReadonlySet<string>, cut: (value: Line, places: readonly number[]) => readonly Line[]): Operands =>
	(value) => {
		const places = topLevel(value, (token) => operators.has(token)).filter((at) => at > 0 && at < value.length - 1);
		return places.length === 0 ? undefined : cut(value, places);
	};

/** Operands inside brackets, each on its own line. */
export const atOperatorsOf =
	(operandsOf: Operands): Rule =>
	(code, margin, context, breaker) => {
		const parts = context.isInside ? operandsOf(code) : undefined;
		return parts && linesOf(parts, margin, context, breaker);
	};

/** The operands of a value that is an item of a list by itself, and has no name. */
export const atOperandsOf =
	(operandsOf: Operands): Rule =>
	(code, ...rest) =>
		topLevel(code, (token) => NAMING.has(token)).length > 0 ? undefined : atOperatorsOf(operandsOf)(code, ...rest);

const NAMING: ReadonlySet<string> = new Set(["=", ":", "=>", "?", "lambda", "const"]);
