import { compilingPlaces } from "../compiling.ts";
import { brackets, comments } from "../layout/python.ts";
import { BARE_PYTHON } from "../python/bare.ts";
import { textPlace } from "../python/places.ts";

/** The same, with comments in long lines. */
export const commentPython = /* @__PURE__ */ compilingPlaces(
	{ ...BARE_PYTHON, layout: { rules: { ...comments.rules, ...brackets.rules } } },
	textPlace,
);
