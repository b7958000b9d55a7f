import { PLAIN_PYTHON } from "../python/language.ts";
import { compiling } from "../compiling.ts";

/** For code that declares no imports and reads no environment variables. */
export const plainPython = /* @__PURE__ */ compiling(PLAIN_PYTHON);
