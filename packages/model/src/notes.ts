import type { Fault } from "./fault.ts";
import { shortened } from "./values.ts";

/** More notes than this about one record are counted, not listed. */
const MOST = 20;

/** A sentence for each value of a record that was ignored. */
export function notesOf(faults: readonly Fault<"wrong-type" | "missing-field">[]): readonly string[] {
	const more = faults.length - MOST;
	const notes = faults.slice(0, MOST).map(sentence);
	return more > 0 ? [...notes, `and ${more} more values were ignored`] : notes;
}

/** UTF-16 units of a field: its path has the names that the record gives. */
const LONGEST_FIELD = 200;

function sentence({ code, field, expected, got }: Fault<"wrong-type" | "missing-field">): string {
	const wrong = code === "missing-field" ? `${got} has no ${expected}` : `${got} is not ${expected}`;
	return `${shortened(field, LONGEST_FIELD)}: ${wrong}; ignored`;
}
