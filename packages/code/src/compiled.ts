import type { Code } from "./code.ts";
import { fill } from "./fill.ts";
import { JAVASCRIPT } from "./javascript/language.ts";
import { type Language, speak } from "./language.ts";
import { PLAIN_PYTHON, PYTHON } from "./python/language.ts";
import { SHELL } from "./shell/language.ts";
import { type Template, templateOf } from "./template.ts";
import type { Constant, Value } from "./value.ts";

/** A template of which packed code holds the analysis. */
type Compiled<L extends string> = (...holes: (Value | Constant | Code<L>)[]) => Code<L>;

/**
 * What packed code has in place of the templates of a language: the text around the holes, the keys of their places, and
 * whether it ends in a comment. Keys are separated by commas, and the last ones may be left out.
 */
function compiling<L extends string>(language: Language<L>): (parts: readonly string[], keys?: string, open?: 1) => Compiled<L> {
	return (parts, keys = "", open) => {
		let template: Template | undefined;
		const given = keys.split(",");
		return (...holes) => {
			speak(language);
			template ??= templateOf(language.name, language.placeOf, {
				parts,
				keys: parts.slice(1).map((_, at) => given[at] ?? ""),
				open: open === 1,
			});
			return fill(language, template, holes);
		};
	};
}

export const pyOf = /* @__PURE__ */ compiling(PYTHON);
/** For code that declares no imports and reads no environment variables. */
export const plainPyOf = /* @__PURE__ */ compiling(PLAIN_PYTHON);
export const jsOf = /* @__PURE__ */ compiling(JAVASCRIPT);
export const shOf = /* @__PURE__ */ compiling(SHELL);
