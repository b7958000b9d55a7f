import * as places from "../../packages/code/src/compiled/pythonPlaces.ts";
import * as writers from "../../packages/code/src/compiled/pythonWriters.ts";
import * as words from "../../packages/code/src/compiled/shellWriters.ts";

/** What packed code is given as places: those that take any value, or writers of strings only. */
export type PlaceKind = "Place" | "Writer";

const { commentPlace, formattedPlace, singleFormattedPlace, singleStringPlace, stringPlace, textPlace } = places;
const { formattedWriter, singleFormattedWriter, singleStringWriter, stringWriter, textWriter } = writers;

/** The names of places in `@vitrine/code/compiled/pythonPlaces` and `pythonWriters`, by their keys, where values are strings. */
const PLACES: Readonly<Record<string, object>> = {
	'"': { stringPlace, stringWriter },
	"'": { singleStringPlace, singleStringWriter },
	"#": { commentPlace },
	'f"': { formattedPlace, formattedWriter },
	"f'": { singleFormattedPlace, singleFormattedWriter },
	"": { textPlace, textWriter },
};

/** The names of writers in `@vitrine/code/compiled/shellWriters`, by the keys of their places. */
const SHELL_WRITERS: ReadonlyMap<string, string> = new Map(Object.entries(words).map(([name, { key }]) => [key, name]));

/** The name of what writes a string in a place of the shell; undefined where none does. */
export const shellWriterName = (key: string): string | undefined => SHELL_WRITERS.get(key);

/** The name of the place of a key where values are strings; undefined where only code may be. */
export const placeName = (key: string, kind: PlaceKind = "Place"): string | undefined =>
	Object.keys(PLACES[key] ?? {}).find((name) => name.endsWith(kind));

/** Whether a key is that of a place in quotes or in a comment. */
export const isQuoted = (key: string): boolean => key !== "" && key in PLACES;

/** The message for an author’s mistake would be most of the analysis, and packed code has no authors. */
export const withoutMessage = (key: string): string => key.replace(/^(>?[+!])[^]*/, "$1");
