import type { Language } from "../language.ts";
import { wrappedPython } from "../layout/python.ts";
import { withoutLine } from "../printing/withoutLine.ts";
import { RESERVED } from "./reserved.ts";

/** Python whose code declares no imports, for packed code that has none: their layout needs a list of the standard library. */
export const PLAIN_PYTHON: Language<"python"> = {
	id: "python",
	name: "Python",
	wrapped: wrappedPython,
	reserved: RESERVED,
	withoutLine,
};
