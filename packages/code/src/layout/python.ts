import { atAnyBrackets } from "./rules/atBrackets.ts";
import { atClauses } from "./rules/atClauses.ts";
import { atComment } from "./rules/atComment.ts";
import { atImports } from "./rules/atImports.ts";
import { atItems } from "./rules/atItems.ts";
import { atManagers } from "./rules/atManagers.ts";
import { placed } from "./placed.ts";
import { atBrackets } from "./pythonBrackets.ts";
import { atChain } from "./pythonChain.ts";
import { PYTHON_GRAMMAR } from "./pythonGrammar.ts";
import { atOperands, atOperators } from "./pythonOperators.ts";
import { type WrapLayout, wrappedBy } from "./wrap.ts";

export const PYTHON_LAYOUT: WrapLayout = {
	placed,
	rules: [
		atComment,
		atImports,
		atManagers,
		atClauses,
		atItems,
		atChain,
		atOperands,
		atBrackets,
		atOperators,
		atAnyBrackets,
	],
};

/** Python with its long lines broken. */
export const wrappedPython = (text: string): string => wrappedBy(PYTHON_GRAMMAR, PYTHON_LAYOUT, text);
