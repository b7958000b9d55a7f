import type { Code } from "./code.ts";
import { fill } from "./fill.ts";
import { type Language, type ReadLanguage, registerLanguage } from "./language.ts";
import type { Place } from "./place.ts";
import { COMPILED_HOLE } from "./marked.ts";
import { type Template, templateOf } from "./template.ts";
import type { Constant, Value } from "./value.ts";

/** A template of which packed code holds the analysis. */
type Compiled<L extends string> = (...holes: (Value | Constant | Code<L>)[]) => Code<L>;

/** Makes a template of its text, the places of its holes, and whether a comment ends it. */
type Compiling<L extends string, P> = (text: string, places?: P, open?: 1) => Compiled<L>;

/** What packed code has in place of the templates of a language, given how it writes the places of holes. */
function compiling<L extends string, P>(
	language: Language<L>,
	placesOf: (given: P | undefined, parts: readonly string[]) => readonly Place[],
): Compiling<L, P> {
	return (text, given, open) => {
		let template: Template | undefined;
		return (...holes) => {
			registerLanguage(language);
			if (!template) {
				const parts = text.split(COMPILED_HOLE);
				template = templateOf(language.name, parts, placesOf(given, parts), open === 1);
			}
			return fill(language, template, holes);
		};
	};
}

/** Places are named by their keys, which are separated by commas; the last ones may be left out. */
export const compilingKeys = <L extends string>(language: ReadLanguage<L>): Compiling<L, string> =>
	compiling(language, (given = "", [, ...parts]) => {
		const keys = given.split(",");
		return parts.map((_, at) => language.placeOf(keys[at] ?? ""));
	});

/** Places are given, so that a bundle has only those that it uses: `usual` where a template gives none. */
export const compilingPlaces = <L extends string>(
	language: Language<L>,
	usual: Place,
): Compiling<L, readonly Place[]> => compiling(language, (given, [, ...parts]) => given ?? parts.map(() => usual));
