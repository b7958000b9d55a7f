import type { Code } from "./code.ts";
import type { Cursor } from "./cursor.ts";
import { fill } from "./fill.ts";
import { templateOf, type Template } from "./template.ts";
import type { Constant, Value } from "./value.ts";

/** Everything a tag must know about a language in order to quote for it. */
export interface Language<L extends string> {
	readonly id: L;
	/** Its name in messages. */
	readonly name: string;
	/** Reads a template and says where each of its holes stands; refuses what it cannot place. */
	scan(cursor: Cursor): void;
	/** Words that can be no names. */
	readonly reserved?: ReadonlySet<string>;
}

/** What a template takes: values, and code of its own language. */
export type Hole<L extends string> = Value | Constant | Code<L>;

/** A hole that is filled when the template is: from what it is filled with. */
export type Slot<T, L extends string> = Hole<L> | ((input: T) => Hole<L>);

export interface Tag<L extends string> {
	/**
	 * Code out of a template and values. Throws a `TemplateError` for a template that cannot be placed,
	 * a `CodeError` for a value that the language cannot hold there.
	 */
	(strings: TemplateStringsArray, ...holes: Hole<L>[]): Code<L>;
	/**
	 * A template for later, filled from one input: py.template<Model>`load(${(model) => model.id})`.
	 * It is read where it is declared, so one that cannot be placed is refused when its module loads.
	 */
	template<T>(strings: TemplateStringsArray, ...slots: Slot<T, L>[]): (input: T) => Code<L>;
}

/** Makes the tag of a language; each template is read once, the first time it is met. */
export function tagOf<L extends string>(language: Language<L>): Tag<L> {
	const templates = new WeakMap<TemplateStringsArray, Template>();
	const read = (strings: TemplateStringsArray): Template => {
		const known = templates.get(strings);
		if (known) return known;
		const template = templateOf(language.name, strings.raw, language.scan);
		templates.set(strings, template);
		return template;
	};
	const tag = (strings: TemplateStringsArray, ...holes: Hole<L>[]): Code<L> => fill(language, read(strings), holes);
	return Object.assign(tag, {
		template: <T>(strings: TemplateStringsArray, ...slots: Slot<T, L>[]) => {
			const template = read(strings);
			return (input: T): Code<L> =>
				fill(
					language,
					template,
					slots.map((slot) => (typeof slot === "function" ? slot(input) : slot)),
				);
		},
	});
}
