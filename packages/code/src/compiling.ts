import type { Code } from "./code.ts";
import { fill } from "./fill.ts";
import { type Language, registerLanguage } from "./language.ts";
import { type Template, templateOf } from "./template.ts";
import type { Constant, Value } from "./value.ts";

/** A template of which packed code holds the analysis. */
type Compiled<L extends string> = (...holes: (Value | Constant | Code<L>)[]) => Code<L>;

type Compiling<L extends string> = (parts: readonly string[], keys?: string, open?: 1) => Compiled<L>;

/**
 * What packed code has in place of the templates of a language: the text around the holes, the keys of their places, and
 * whether it ends in a comment. Keys are separated by commas, and the last ones may be left out.
 */
export function compiling<L extends string>(language: Language<L>): Compiling<L> {
	return (parts, keys = "", open) => {
		let template: Template | undefined;
		const given = keys.split(",");
		return (...holes) => {
			registerLanguage(language);
			template ??= templateOf(language.name, language.placeOf, {
				parts,
				keys: parts.slice(1).map((_, at) => given[at] ?? ""),
				open: open === 1,
			});
			return fill(language, template, holes);
		};
	};
}
