import { compilingKeys } from "../compiling.ts";
import { placeOf } from "../python/places.ts";
import { PLAIN_PYTHON } from "../python/plain.ts";

/** For code that declares no imports and reads no environment variables. */
export const plainPython = /* @__PURE__ */ compilingKeys({ ...PLAIN_PYTHON, placeOf });
