import { compilingPlaces } from "../compiling.ts";
import { textPlace } from "../python/places.ts";
import { PLAIN_PYTHON } from "../python/plain.ts";

/** The same, of files that have only strings and code in the holes of their templates. */
export const textPython = /* @__PURE__ */ compilingPlaces(PLAIN_PYTHON, textPlace);
