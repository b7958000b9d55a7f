import { atAnyBrackets, atBrackets } from "./atBrackets.ts";
import { atBody } from "./atBody.ts";
import { atChain } from "./atChain.ts";
import { atItems } from "./atItems.ts";
import { atLoop } from "./atLoop.ts";
import { atOperands, atOperators } from "./atOperators.ts";
import type { Rule } from "./rule.ts";
import { JAVASCRIPT } from "./tokens.ts";
import { wrappedBy } from "./wrap.ts";

const RULES: readonly Rule[] = [atLoop, atBody, atItems, atChain, atOperands, atBrackets, atOperators, atAnyBrackets];

/** JavaScript with its long lines broken. */
export const wrappedJavaScript = (text: string): string => wrappedBy(JAVASCRIPT, RULES, false, text);
