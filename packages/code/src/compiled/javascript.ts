import { JAVASCRIPT } from "../javascript/language.ts";
import { compiling } from "../compiling.ts";

export const javascript = /* @__PURE__ */ compiling(JAVASCRIPT);
