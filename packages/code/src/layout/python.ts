import { atAnyBrackets, atBrackets } from "./atBrackets.ts";
import { atChain } from "./atChain.ts";
import { atClauses } from "./atClauses.ts";
import { atImports } from "./atImports.ts";
import { atItems } from "./atItems.ts";
import { atManagers } from "./atManagers.ts";
import { atOperands, atOperators } from "./atOperators.ts";
import type { Rule } from "./rule.ts";
import { PYTHON } from "./tokens.ts";
import { wrappedBy } from "./wrap.ts";

const RULES: readonly Rule[] = [
	atImports,
	atManagers,
	atClauses,
	atItems,
	atChain,
	atOperands,
	atBrackets,
	atOperators,
	atAnyBrackets,
];

/** Python with its long lines broken. */
export const wrappedPython = (text: string): string => wrappedBy(PYTHON, RULES, true, text);
