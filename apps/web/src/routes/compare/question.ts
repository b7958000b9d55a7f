import type { QueryFault } from "../../base/fault.ts";
import { MOST_COMPARED } from "../../base/links.ts";
import { type Fit, readFit } from "../../hardware/fit.ts";

/** The query of a comparison, from its address. */
export interface Question {
	/** Ids, each once, at most {@link MOST_COMPARED}. */
	readonly ids: readonly string[];
	/** Ids beyond that number. */
	readonly left: readonly string[];
	/** Show only facts that differ. */
	readonly differences: boolean;
	/** The machine that the models should fit. */
	readonly fit?: Fit;
	/** The fields of the machine that cannot be read. */
	readonly unfit: readonly QueryFault[];
}

const FIELDS: ReadonlySet<string> = new Set(["model", "only", "memory", "device"]);

/** Characters of an id that are read. */
const LONGEST = 300;

/** Reads the fields `model`, which may occur several times, `only`, `memory` and `device`. */
export function readQuestion(search: URLSearchParams): Question {
	const asked = search.getAll("model").map((id) => id.toWellFormed().trim().slice(0, LONGEST));
	const ids = [...new Set(asked)].filter((id) => id !== "");
	const { fit, faults: unfit } = readFit(search);
	return {
		ids: ids.slice(0, MOST_COMPARED),
		left: ids.slice(MOST_COMPARED),
		differences: search.get("only") === "differences",
		...(fit && { fit }),
		unfit,
	};
}

/** Whether the address has other or empty fields, as one from the form of the list of models has. */
export function isCluttered(search: URLSearchParams): boolean {
	const own = [...search].filter(([name, value]) => FIELDS.has(name) && value.trim() !== "");
	return own.length < search.size;
}
