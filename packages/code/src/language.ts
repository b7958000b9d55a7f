import { ANY, Code } from "./code.ts";
import { append, dedent, marginAt } from "./layout.ts";
import { regionsAtHoles, type Region } from "./lexer.ts";
import type { Value } from "./value.ts";

/** Everything a tag must know about a language in order to quote for it. */
export interface Language<L extends string> {
	readonly id: L;
	/** The value as an expression. */
	literal(value: Value): string;
	/** The strings and comments of the language, longest delimiter first. */
	readonly regions: readonly Region[];
}

export type Hole<L extends string> = Value | Code<L>;
export type Tag<L extends string> = (strings: TemplateStringsArray, ...holes: Hole<L>[]) => Code<L>;

/** Makes the tag of a language. A hole becomes a literal, unless it is code or stands inside quotes. */
export function tagOf<L extends string>(language: Language<L>): Tag<L> {
	return (strings, ...holes) => {
		const parts = dedent(strings.raw);
		const regions = regionsAtHoles(parts, language.regions);
		let source = parts[0]!;
		for (const [i, hole] of holes.entries()) {
			const filled = fill(language, hole, regions[i], marginAt(source));
			source = append(source, filled, parts[i + 1]!);
		}
		return new Code(language.id, source);
	};
}

function fill<L extends string>(
	language: Language<L>,
	hole: Hole<L>,
	region: Region | undefined,
	margin: string,
): string {
	if (region) return region.escape(hole as Value);
	if (Code.isCode(hole)) return accept(language, hole).indented(margin);
	return new Code(language.id, language.literal(hole)).indented(margin);
}

function accept(language: Language<string>, code: Code): Code {
	if (code.language !== language.id && code.language !== ANY)
		throw new TypeError(`${code.language} code in a ${language.id} template`);
	return code;
}
