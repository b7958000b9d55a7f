import { compilingKeys } from "../compiling.ts";
import { pythonImports } from "../python/imports.ts";
import { placeOf } from "../python/places.ts";
import { PLAIN_PYTHON } from "../python/plain.ts";
import { COMPILED_MODULES } from "./modules.ts";

/** For any Python. */
export const python = /* @__PURE__ */ compilingKeys({
	...PLAIN_PYTHON,
	placeOf,
	imports: pythonImports(COMPILED_MODULES, false),
});
