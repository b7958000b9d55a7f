import type { Language } from "../language.ts";
import { PYTHON_LAYOUT } from "../layout/pythonLayout.ts";
import { withoutLine } from "../withoutLine.ts";
import { BARE_PYTHON } from "./bare.ts";
import { RESERVED } from "./reserved.ts";

/** Python whose code declares no imports, for packed code that has none: their layout needs a list of the standard library. */
export const PLAIN_PYTHON: Language<"python"> = {
	...BARE_PYTHON,
	layout: PYTHON_LAYOUT,
	reserved: RESERVED,
	withoutLine,
};
