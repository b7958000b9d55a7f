import { fittedShell } from "../shell/fitted.ts";
import { piecesIn } from "../composed.ts";
import { preparing } from "../prepared.ts";
import { wordWriter } from "../shell/writers.ts";

/** The same for templates with code in their holes, whose layouts have been computed too. */
export const composedShell = /* @__PURE__ */ preparing(
	piecesIn<"sh">,
	{ id: "sh", name: "shell", fitted: fittedShell },
	wordWriter,
);
