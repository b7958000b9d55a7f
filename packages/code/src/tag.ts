import { analysed } from "./reading/analysis.ts";
import type { Code } from "./code.ts";
import type { Cursor } from "./reading/cursor.ts";
import { fill } from "./fill.ts";
import { type ReadLanguage, registerLanguage } from "./language.ts";
import { templateOf, type Template } from "./template.ts";
import type { Constant, Value } from "./value.ts";

/** The content of a hole: values, and code of its own language. */
type Hole<L extends string> = Value | Constant | Code<L>;

export interface Tag<L extends string> {
	/**
	 * Code from a template and values. Throws a `TemplateError` for a template in which a hole cannot be placed, a
	 * `CodeError` for a value that the language cannot represent there.
	 */
	(strings: TemplateStringsArray, ...holes: Hole<L>[]): Code<L>;
}

/** Makes the tag of a language, given what finds the place of each hole of a template; each template is read once, on first use. */
export function tagOf<L extends string>(language: ReadLanguage<L>, scan: (cursor: Cursor) => void): Tag<L> {
	registerLanguage(language);
	const templates = new WeakMap<TemplateStringsArray, Template>();
	const read = (strings: TemplateStringsArray): Template => {
		const known = templates.get(strings);
		if (known) return known;
		const { parts, keys, open } = analysed(language.name, strings.raw, scan);
		const template = templateOf(language.name, parts, keys.map(language.placeOf), open);
		templates.set(strings, template);
		return template;
	};
	return (strings, ...holes) => fill(language, read(strings), holes);
}
