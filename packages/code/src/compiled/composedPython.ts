import { fittedPython } from "../marked.ts";
import { piecesIn } from "../composed.ts";
import { preparing } from "../prepared.ts";
import { textWriter } from "../python/writers.ts";

/** The same for templates with code in their holes, whose layouts have been computed too. */
export const composedPython = /* @__PURE__ */ preparing(
	piecesIn<"python">,
	{ id: "python", name: "Python", fitted: fittedPython },
	textWriter,
);
