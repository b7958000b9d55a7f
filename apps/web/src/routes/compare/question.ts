import { MOST_COMPARED } from "../../base/links.ts";

/** What an address asks to see side by side. */
export interface Question {
	/** Ids, each once, no more than can stand side by side. */
	readonly ids: readonly string[];
	/** Ids that there was no room for. */
	readonly left: readonly string[];
	/** Only what is not the same of all. */
	readonly differences: boolean;
}

/** Longer ids are none. */
const LONGEST = 300;

/** Reads the field `model`, as often as it is there, and `only`. */
export function readQuestion(search: URLSearchParams): Question {
	const asked = search.getAll("model").map((id) => id.toWellFormed().trim().slice(0, LONGEST));
	const ids = [...new Set(asked)].filter((id) => id !== "");
	return {
		ids: ids.slice(0, MOST_COMPARED),
		left: ids.slice(MOST_COMPARED),
		differences: search.get("only") === "differences",
	};
}

/** Whether the address holds what a comparison does not ask for, as that of a list's form does. */
export function isCluttered(search: URLSearchParams): boolean {
	const own = [...search].filter(([name, value]) => (name === "model" || name === "only") && value.trim() !== "");
	return own.length < search.size;
}
