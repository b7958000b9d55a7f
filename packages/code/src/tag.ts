import type { Code } from "./code.ts";
import type { Cursor } from "./cursor.ts";
import { fill } from "./fill.ts";
import type { ImportLayout } from "./import-layout.ts";
import { layImports } from "./imports.ts";
import { templateOf, type Template } from "./template.ts";
import type { Constant, Value } from "./value.ts";

/** What a tag must know about a language. */
interface Language<L extends string> {
	readonly id: L;
	/** Its name in messages. */
	readonly name: string;
	/** Reads a template and finds the place of each hole; throws if it cannot. */
	scan(cursor: Cursor): void;
	/** The layout of its imports; absent if it has none. */
	readonly imports?: ImportLayout;
	/** Words that cannot be names. */
	readonly reserved?: ReadonlySet<string>;
}

/** The content of a hole: values, and code of its own language. */
type Hole<L extends string> = Value | Constant | Code<L>;

export interface Tag<L extends string> {
	/**
	 * Code from a template and values. Throws a `TemplateError` for a template in which a hole cannot be placed, a
	 * `CodeError` for a value that the language cannot represent there.
	 */
	(strings: TemplateStringsArray, ...holes: Hole<L>[]): Code<L>;
}

/** Makes the tag of a language; each template is parsed once, on first use. */
export function tagOf<L extends string>(language: Language<L>): Tag<L> {
	if (language.imports) layImports(language.id, language.imports);
	const templates = new WeakMap<TemplateStringsArray, Template>();
	const read = (strings: TemplateStringsArray): Template => {
		const known = templates.get(strings);
		if (known) return known;
		const template = templateOf(language.name, strings.raw, language.scan);
		templates.set(strings, template);
		return template;
	};
	return (strings, ...holes) => fill(language, read(strings), holes);
}
