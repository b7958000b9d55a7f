import { SHELL } from "../shell/language.ts";
import { compilingKeys } from "../compiling.ts";

export const shell = /* @__PURE__ */ compilingKeys(SHELL);
