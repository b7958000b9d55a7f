import { INDENT } from "../structure.ts";
import { type Line, type Rule, space, written } from "./line.ts";
import { cut, topLevel } from "./pairs.ts";

/** A chain of at least three calls, before each of them; a statement of Python needs brackets around it. */
export const atChain: Rule = (code, margin, context, broken) => {
	const places = topLevel(code, ({ text }) => text === ".").filter((at) => isCall(code, at));
	if (places.length < 3) return undefined;
	const inner = { ...context, isInside: true };
	if (context.isInside || !context.isPython) {
		const [first = [], ...rest] = cut(code, places, true);
		const deeper = context.isInside ? margin : margin + INDENT;
		return [...broken([space(margin), ...first], inner), ...rest.flatMap((part) => broken([space(deeper), ...part], inner))];
	}
	const assigned = topLevel(code, ({ text }) => text === "=")[0];
	if (assigned === undefined) return undefined;
	const value = code.slice(assigned + 1);
	const parts = cut(value, places.map((at) => at - assigned - 1), true);
	const lines = parts.flatMap((part) => broken([space(margin + INDENT), ...part], inner));
	return [`${written(margin, code.slice(0, assigned + 1))} (`, ...lines, `${margin})`];
};

/** Whether a dot, a name and a bracket follow each other. */
const isCall = (code: Line, at: number): boolean => code[at + 1]?.type === "word" && code[at + 2]?.text === "(";
