import type { ModelRecord } from "@vitrine/model";
import { hasCode } from "../loading/hasCode.ts";
import { misspelling } from "./misspelling.ts";
import { servesTask } from "./servesTask.ts";
import type { LibraryWay, Way } from "./ways.ts";

/** Notes on a wrong `library_name`, on a record that no library or app is known to run, and on one that two libraries fit equally. */
export function notesOf(record: ModelRecord, ways: readonly Way[]): readonly string[] {
	const isLoaded = ways.some(({ kind, rule, fit }) =>
		kind === "app" ? fit === "fits" : kind === "library" && rule !== "gguf-unread",
	);
	const notes = [misspelling(record), isLoaded ? undefined : noLibraryNote(record), tieNote(record, ways)];
	return notes.filter((note) => note !== undefined);
}

/** Why the first library with code is first, if the second fits for the same reason. */
function tieNote(record: ModelRecord, ways: readonly Way[]): string | undefined {
	const loaders = ways.filter((way) => way.kind === "library" && hasCode(way.library, record)) as readonly LibraryWay[];
	const [first, second] = loaders;
	if (first === undefined || second === undefined || !isAlike(first, second)) return undefined;
	const [one, other] = [first.library, second.library];
	if (servesTask(one, record) !== servesTask(other, record))
		return `The tags name ${one.prettyLabel} and ${other.prettyLabel}; ${one.prettyLabel} is first, because it is for ${record.pipeline_tag}.`;
	const isKeyed = one.priority === undefined && other.priority === undefined;
	const order = isKeyed ? "in the order of their keys" : "in the order of the catalogue";
	return `${one.prettyLabel} and ${other.prettyLabel} fit equally; ${one.prettyLabel} is first ${order}.`;
}

const isAlike = (one: Way, other: Way): boolean =>
	one.rule === other.rule && one.fit === other.fit && one.from === other.from && one.reason.code === other.reason.code;

/** A note on a record without a library, for its readers and its author. */
function noLibraryNote(record: ModelRecord): string {
	return (
		`No library of the catalogue is known to load ${record.id}. To name one in its card, add a line such as ` +
		'"library_name: transformers" to the metadata at the top of README.md, or the key of a library to the tags.'
	);
}
