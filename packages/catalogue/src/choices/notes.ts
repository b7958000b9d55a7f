import type { ModelRecord } from "@vitrine/model";
import { misspelling } from "./misspelling.ts";
import type { Way } from "./ways.ts";

/** Notes on a wrong `library_name` and on a record without a library. */
export function notesOf(record: ModelRecord, ways: readonly Way[]): readonly string[] {
	const isLoaded = ways.some(({ kind, rule }) => kind === "library" && rule !== "gguf-unread");
	return [misspelling(record), isLoaded ? undefined : noLibraryNote(record)].filter((note) => note !== undefined);
}

/** A note on a record without a library, for its readers and its author. */
function noLibraryNote(record: ModelRecord): string {
	return (
		`No library of the catalogue is known to load ${record.id}. To name one in its card, add a line such as ` +
		'"library_name: transformers" to the metadata at the top of README.md, or the key of a library to the tags.'
	);
}
