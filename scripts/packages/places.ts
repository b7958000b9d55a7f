import {
	commentPlace,
	formattedPlace,
	singleFormattedPlace,
	singleStringPlace,
	stringPlace,
	textPlace,
} from "../../packages/code/src/python/places.ts";

/** The names of places in `@vitrine/code/compiled/pythonPlaces`, by their keys, where values are strings. */
const PLACES: Readonly<Record<string, object>> = {
	'"': { stringPlace },
	"'": { singleStringPlace },
	"#": { commentPlace },
	'f"': { formattedPlace },
	"f'": { singleFormattedPlace },
	"": { textPlace },
};

/** The name of the place of a key where values are strings; undefined where only code may be. */
export const placeName = (key: string): string | undefined => Object.keys(PLACES[key] ?? {})[0];

/** Whether a key is that of a place in quotes or in a comment. */
export const isQuoted = (key: string): boolean => key !== "" && key in PLACES;

/** The message for an author’s mistake would be most of the analysis, and packed code has no authors. */
export const withoutMessage = (key: string): string => key.replace(/^(>?[+!])[^]*/, "$1");
