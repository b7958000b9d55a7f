import { INDENT } from "../structure.ts";
import { cutBefore, topLevel, trimmed } from "./pairs.ts";
import { type Line, linesOf, type Rule, within, written } from "./rule.ts";
import { isWord } from "./tokens.ts";

/** A chain of at least three calls, before each of them; a statement of Python needs brackets around it. */
export const atChain: Rule = (code, margin, context, breaker) => {
	const places = callsIn(code);
	if (places.length < LEAST) return undefined;
	if (context.isInside || !context.isPython) {
		const [first = [], ...rest] = cutBefore(code, places);
		const deeper = context.isInside ? margin : margin + INDENT;
		return [...breaker([margin, ...first], within(context)), ...linesOf(rest, deeper, context, breaker)];
	}
	const assigned = topLevel(code, (token) => token === "=")[0];
	if (assigned === undefined) return undefined;
	const value = trimmed(code.slice(assigned + 1));
	const lines = linesOf(cutBefore(value, callsIn(value)), margin + INDENT, context, breaker);
	return [`${written(margin, code.slice(0, assigned + 1))} (`, ...lines, `${margin})`];
};

const LEAST = 3;

const callsIn = (code: Line): readonly number[] =>
	topLevel(code, (token) => token === ".").filter((at) => isCall(code, at));

/** Whether a dot, a name and a bracket follow each other. */
const isCall = (code: Line, at: number): boolean => isWord(code[at + 1]) && code[at + 2] === "(";
