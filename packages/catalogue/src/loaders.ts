import type { ModelRecord } from "@vitrine/model";
import { editDistance } from "@vitrine/model/editDistance";
import { libraries } from "./libraries/index.ts";
import { libraryWays } from "./choices/choices.ts";
import { plain } from "./choices/otherNames.ts";
import { libraryOf } from "./libraryOf.ts";
import type { Library } from "./shapes.ts";

/** The libraries that load a model, and notes for a record that names none or names one wrongly. */
interface Loaders {
	/** Best first; see `choicesFor`. */
	readonly libraries: readonly Library[];
	readonly notes: readonly string[];
}

/** The libraries of a record, with a note on a wrong `library_name` or on a record without a library. */
export function loaders(record: ModelRecord): Loaders {
	const found = librariesFor(record);
	const notes = [misspelling(record), found.length === 0 ? noLibraryNote(record) : undefined];
	return { libraries: found, notes: notes.filter((note) => note !== undefined) };
}

/** The libraries that load a record, best first; see `choicesFor`. */
export function librariesFor(record: ModelRecord): readonly Library[] {
	return libraryWays(record).map(({ library }) => library);
}

/** A note on a record without a library, for its readers and its author. */
function noLibraryNote(record: ModelRecord): string {
	return (
		`No library of the catalogue is known to load ${record.id}. To name one in its card, add a line such as ` +
		'"library_name: transformers" to the metadata at the top of README.md, or the key of a library to the tags.'
	);
}

/** A note on a wrong `library_name`; undefined if there is nothing wrong. */
export function misspelling({ library_name: name }: ModelRecord): string | undefined {
	if (!name || name === "gguf" || libraryOf(name)) return undefined;
	const meant = meantBy(name);
	return `library_name: '${name}' is not a library key${meant ? `; did you mean '${meant.key}'?` : "."}`;
}

/**
 * The library meant by a misspelt name: by key ignoring case and punctuation, by label or package, then by edit
 * distance.
 */
export function meantBy(name: string): Library | undefined {
	const wanted = plain(name);
	return (
		libraries.find(({ key }) => plain(key) === wanted) ??
		libraries.find(({ prettyLabel, package: installed }) =>
			[prettyLabel, installed?.name ?? ""].map(plain).includes(wanted),
		) ??
		libraries.find(({ key }) => wanted.length > SHORT && editDistance(plain(key), wanted) <= slips(wanted))
	);
}

/** Too many names of this length differ by one or two letters. */
const SHORT = 5;
/** The edit distance up to which a name counts as a typo. */
const slips = (name: string): number => Math.min(2, Math.floor(name.length / 5));
