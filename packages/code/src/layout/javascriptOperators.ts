import { atOperandsOf, atOperatorsOf, operandsBy } from "./operators.ts";
import { cutAfter } from "./pairs.ts";
import type { Rule } from "./rules/rule.ts";

const operandsOf = /* @__PURE__ */ operandsBy(/* @__PURE__ */ new Set(["+", "&&", "||", "??"]), cutAfter);

export const atOperands: Rule = /* @__PURE__ */ atOperandsOf(operandsOf);

/** After each operator inside brackets. */
export const atOperators: Rule = /* @__PURE__ */ atOperatorsOf(operandsOf);
