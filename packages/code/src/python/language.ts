import type { ReadLanguage } from "../language.ts";
import { PYTHON_LAYOUT } from "../layout/pythonLayout.ts";
import { withoutLine } from "../withoutLine.ts";
import { BARE_PYTHON } from "./bare.ts";
import { pythonImports } from "./imports.ts";
import { placeOf } from "./places.ts";
import { RESERVED } from "./reserved.ts";
import { STANDARD_MODULES } from "./stdlib.ts";

export const PYTHON: ReadLanguage<"python"> = {
	...BARE_PYTHON,
	placeOf,
	layout: PYTHON_LAYOUT,
	reserved: RESERVED,
	imports: /* @__PURE__ */ pythonImports(STANDARD_MODULES, true),
	withoutLine,
};
