import type { Fault } from "./fault.ts";

/** More notes than this about one record are counted, not listed. */
const MOST = 20;

/** A sentence for each value of a record that was ignored. */
export function notesOf(faults: readonly Fault<"wrong-type" | "missing-field">[]): readonly string[] {
	const more = faults.length - MOST;
	const notes = faults.slice(0, MOST).map(sentence);
	return more > 0 ? [...notes, `and ${more} more values were ignored`] : notes;
}

function sentence({ code, field, expected, got }: Fault<"wrong-type" | "missing-field">): string {
	const wrong = code === "missing-field" ? `${got} has no ${expected}` : `${got} is not ${expected}`;
	return `${field}: ${wrong}; ignored`;
}
