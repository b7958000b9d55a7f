import { atAnyBrackets, atBrackets } from "./atBrackets.ts";
import { atBody } from "./atBody.ts";
import { atChain } from "./atChain.ts";
import { atComment } from "./atComment.ts";
import { atItems } from "./atItems.ts";
import { atLoop } from "./atLoop.ts";
import { JAVASCRIPT_GRAMMAR } from "./javascriptGrammar.ts";
import { atOperands, atOperators } from "./javascriptOperators.ts";
import { placed } from "./placed.ts";
import { type Layout, wrappedBy } from "./wrap.ts";

const LAYOUT: Layout = {
	placed,
	rules: [atComment, atLoop, atBody, atItems, atChain, atOperands, atBrackets, atOperators, atAnyBrackets],
};

/** JavaScript with its long lines broken. */
export const wrappedJavaScript = (text: string): string => wrappedBy(JAVASCRIPT_GRAMMAR, LAYOUT, text);
