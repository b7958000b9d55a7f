import { PYTHON } from "../python/language.ts";
import { compiling } from "../compiling.ts";

export const python = /* @__PURE__ */ compiling(PYTHON);
