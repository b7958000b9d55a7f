import type { ReadLanguage } from "../language.ts";
import { pythonImports } from "./imports.ts";
import { placeOf } from "./places.ts";
import { PLAIN_PYTHON } from "./plain.ts";
import { STANDARD_MODULES } from "./stdlib.ts";

export const PYTHON: ReadLanguage<"python"> = {
	...PLAIN_PYTHON,
	placeOf,
	imports: /* @__PURE__ */ pythonImports(STANDARD_MODULES, true),
};
