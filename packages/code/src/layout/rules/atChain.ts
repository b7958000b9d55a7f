import { INDENT } from "../../structure.ts";
import { cutBefore, topLevel } from "../pairs.ts";
import { linesOf, type Rule, within } from "./rule.ts";
import { isWord, type Line } from "../tokens.ts";

/** A chain of at least three calls, before each of them. */
export const atChain: Rule = (code, margin, context, breaker) => {
	const places = callsIn(code);
	if (places.length < LEAST) return undefined;
	const [first = [], ...rest] = cutBefore(code, places);
	const deeper = context.isInside ? margin : margin + INDENT;
	return [...breaker([margin, ...first], within(context)), ...linesOf(rest, deeper, context, breaker)];
};

/** Calls that make a chain. */
export const LEAST = 3;

/** The places of the dots before calls. */
export const callsIn = (code: Line): readonly number[] =>
	topLevel(code, (token) => token === ".").filter((at) => isCall(code, at));

/** Whether a dot, a name and a bracket follow each other. */
const isCall = (code: Line, at: number): boolean => isWord(code[at + 1]) && code[at + 2] === "(";
