import { atAnyBrackets, atBrackets } from "./rules/atBrackets.ts";
import { atBody } from "./rules/atBody.ts";
import { atChain } from "./rules/atChain.ts";
import { atComment } from "./rules/atComment.ts";
import { atItems } from "./rules/atItems.ts";
import { atLoop } from "./rules/atLoop.ts";
import { JAVASCRIPT_GRAMMAR } from "./javascriptGrammar.ts";
import { atOperands, atOperators } from "./javascriptOperators.ts";
import { placed } from "./placed.ts";
import { type WrapLayout, wrappedBy } from "./wrap.ts";

const LAYOUT: WrapLayout = {
	placed,
	rules: [atComment, atLoop, atBody, atItems, atChain, atOperands, atBrackets, atOperators, atAnyBrackets],
};

/** JavaScript with its long lines broken. */
export const wrappedJavaScript = (text: string): string => wrappedBy(JAVASCRIPT_GRAMMAR, LAYOUT, text);
