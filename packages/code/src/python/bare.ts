import type { Language } from "../language.ts";
import { wrappedPython } from "../layout/pythonGrammar.ts";

/** Python without a layout, imports and words that cannot be names. */
export const BARE_PYTHON: Language<"python"> = { id: "python", name: "Python", wrapped: wrappedPython };
