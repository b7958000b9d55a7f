import { JAVASCRIPT } from "../javascript/language.ts";
import { compilingKeys } from "../compiling.ts";

export const javascript = /* @__PURE__ */ compilingKeys(JAVASCRIPT);
