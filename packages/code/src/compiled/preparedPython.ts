import { fittedPython } from "../marked.ts";
import { preparing, textsIn } from "../prepared.ts";
import { textWriter } from "../python/writers.ts";

/** For templates with only strings in their holes, whose layouts are computed when they are packed. */
export const preparedPython = /* @__PURE__ */ preparing(
	textsIn<"python">,
	{ id: "python", name: "Python", fitted: fittedPython },
	textWriter,
);
