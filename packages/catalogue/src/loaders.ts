import type { ModelRecord } from "@vitrine/model";
import { editDistance } from "@vitrine/model/editDistance";
import { installSnippet } from "./installing/install.ts";
import { afterLogin } from "./installing/login.ts";
import { libraries } from "./libraries/index.ts";
import { snippetsOf } from "./loading/snippetsOf.ts";
import { wellTyped } from "./loading/wellTyped.ts";
import { GGUF, libraryKeysFor } from "./libraryKeys.ts";
import type { Library, LoadSnippet } from "./shapes.ts";

/** Which libraries load a model, and what there is to say where a record does not name one properly. */
export interface Loaders {
	/** The library that the record names first; the others in catalogue order. */
	readonly libraries: readonly Library[];
	readonly notes: readonly string[];
}

/** The libraries of a record, with a note for a wrong `library_name` and for a record without any library. */
export function loaders(record: ModelRecord): Loaders {
	const found = librariesFor(record);
	const notes = [misspelling(record), found.length === 0 ? noLibraryNote(record) : undefined];
	return { libraries: found, notes: notes.filter((note) => note !== undefined) };
}

/**
 * The libraries that load a record: its `library_name`, then those whose key is among its tags, in catalogue
 * order. A `gguf` tag stands for llama-cpp-python. Keys are compared as they are written.
 */
export function librariesFor(record: ModelRecord): readonly Library[] {
	const named = libraryOf(record.library_name ?? "");
	const keys = libraryKeysFor(record, KEYS);
	const tagged = libraries.filter(({ key }) => key !== named?.key && keys.has(key));
	return named ? [named, ...tagged] : tagged;
}

/** The library of a key, undefined where there is none; case matters. */
export function libraryOf(key: string): Library | undefined {
	return byKey.get(key);
}

const KEYS: ReadonlySet<string> = new Set(libraries.map(({ key }) => key));
const byKey = new Map(libraries.map((library) => [library.key, library]));

/**
 * What installs a library, and the ways it loads a record, in the order to show them; none where it has no snippet. Each
 * says first how to log in, where not everyone may read the model. Never throws: a value of another type counts as not
 * stated, and one that no code can hold gets a note.
 */
export function loadSnippets(library: Library, given: ModelRecord): readonly LoadSnippet[] {
	const record = wellTyped(given);
	const snippets = snippetsOf(library, record);
	const install = installSnippet(library, snippets, record);
	const loading = snippets.map((snippet) => afterLogin(snippet, record));
	return install === undefined ? loading : [install, ...loading];
}

/** What to tell the reader, and the author, of a record that no library of the catalogue is known to load. */
export function noLibraryNote(record: ModelRecord): string {
	return (
		`No library of the catalogue is known to load ${record.id}. Its card can name one: with a line such as ` +
		'"library_name: transformers" in the metadata at the top of README.md, or with the key of a library among its tags.'
	);
}

/** What is wrong with the `library_name` of a record, undefined where nothing is. */
export function misspelling({ library_name: name }: ModelRecord): string | undefined {
	if (!name || name === GGUF || libraryOf(name)) return undefined;
	const meant = meantBy(name);
	return `library_name: '${name}' is not a library key${meant ? `; did you mean '${meant.key}'?` : "."}`;
}

/** The library whose key is spelt another way here, else whose label or package it is, else whose key it nearly is. */
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

/** Of names this short too many are a letter or two apart. */
const SHORT = 5;
/** The letters that may be wrong before a name is taken for another one. */
const slips = (name: string): number => Math.min(2, Math.floor(name.length / 5));
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");
