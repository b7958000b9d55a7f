import { compilingPlaces } from "../compiling.ts";
import { brackets } from "../layout/python.ts";
import { BARE_PYTHON } from "../python/bare.ts";
import { textPlace } from "../python/places.ts";

/** For templates with strings alone in their holes, whose long lines have brackets that close on the same line, and nothing else. */
export const bracketPython = /* @__PURE__ */ compilingPlaces({ ...BARE_PYTHON, layout: brackets }, textPlace);
