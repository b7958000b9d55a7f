import type { Language } from "../language.ts";
import { wrappedPython } from "../layout/python.ts";
import { pythonImports } from "./imports.ts";
import { placeOf } from "./places.ts";
import { RESERVED } from "./reserved.ts";

/** Python whose code declares no imports, for packed code that has none: their layout needs a list of the standard library. */
export const PLAIN_PYTHON: Language<"python"> = {
	id: "python",
	name: "Python",
	placeOf,
	wrapped: wrappedPython,
	reserved: RESERVED,
};

export const PYTHON: Language<"python"> = {
	id: "python",
	name: "Python",
	placeOf,
	wrapped: wrappedPython,
	reserved: RESERVED,
	imports: pythonImports,
};
