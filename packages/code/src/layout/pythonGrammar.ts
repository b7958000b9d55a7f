import { isSubscript, itemsBetween, unpacks } from "./brackets.ts";
import type { Grammar } from "./grammar.ts";
import { outermost, topLevel, trimmed } from "./pairs.ts";
import { lexisOf, type Line } from "./tokens.ts";

const always = (): boolean => true;

export const PYTHON_GRAMMAR: Grammar = {
	// The prefix of a string is a word before it.
	lexis: /* @__PURE__ */ lexisOf("[\\p{L}\\p{N}_]+", "#[^\\n]*", `"""|'''|"|'`),
	comment: /^#/,
	opensList: always,
	takesComma: always,
	isBreakable: always,
	pairsIn: outermost,
	mayHug: (items, isShort) => items.length === 1 && !isShort,
	// A comprehension is one item.
	itemsIn: (content) => (isComprehension(content) ? [trimmed(content)] : itemsBetween(content)),
	mayEndInComma(tokens, open, items) {
		const [only = []] = items;
		if (items.length !== 1) return !unpacks(items);
		return tokens[open] !== "(" && !unpacks(items) && !isSubscript(tokens, open) && !isComprehension(only);
	},
};

const isComprehension = (content: Line): boolean => topLevel(content, (token) => token === "for").length > 0;
