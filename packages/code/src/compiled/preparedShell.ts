import { fittedShell } from "../shell/fitted.ts";
import { preparing, textsIn } from "../prepared.ts";
import { wordWriter } from "../shell/writers.ts";

/** For templates with only strings in their holes, whose layouts are computed when they are packed. */
export const preparedShell = /* @__PURE__ */ preparing(
	textsIn<"sh">,
	{ id: "sh", name: "shell", fitted: fittedShell },
	wordWriter,
);
