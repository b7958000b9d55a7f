import { SHELL } from "../shell/language.ts";
import { compiling } from "../compiling.ts";

export const shell = /* @__PURE__ */ compiling(SHELL);
