import { MOST_COMPARED } from "../../base/links.ts";

/** The query of a comparison, from its address. */
export interface Question {
	/** Ids, each once, at most {@link MOST_COMPARED}. */
	readonly ids: readonly string[];
	/** Ids beyond that number. */
	readonly left: readonly string[];
	/** Show only facts that differ. */
	readonly differences: boolean;
}

/** Characters of an id that are read. */
const LONGEST = 300;

/** Reads the fields `model`, which may occur several times, and `only`. */
export function readQuestion(search: URLSearchParams): Question {
	const asked = search.getAll("model").map((id) => id.toWellFormed().trim().slice(0, LONGEST));
	const ids = [...new Set(asked)].filter((id) => id !== "");
	return {
		ids: ids.slice(0, MOST_COMPARED),
		left: ids.slice(MOST_COMPARED),
		differences: search.get("only") === "differences",
	};
}

/** Whether the address has other or empty fields, as one from the form of the list of models has. */
export function isCluttered(search: URLSearchParams): boolean {
	const own = [...search].filter(([name, value]) => (name === "model" || name === "only") && value.trim() !== "");
	return own.length < search.size;
}
