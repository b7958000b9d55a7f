import { type ModelRecord, name, parameterCount } from "@vitrine/model/reading";

/** A number of parameters, and whether it was only read from the name. */
export interface Parameters {
	readonly count: number;
	readonly basis: "parameters" | "name";
}

/** The number of parameters as the record states it, else from its name; undefined if neither tells. */
export function parametersFor(record: ModelRecord): Parameters | undefined {
	const count = parameterCount(record);
	if (count !== undefined && count > 0) return { count, basis: "parameters" };
	const named = parametersInName(record);
	return named === undefined ? undefined : { count: named, basis: "name" };
}

/** The parameters in a name: `Qwen3-8B`, `Mixtral-8x7B`, `opt-350m`. Not the active ones of `30B-A3B`. */
export function parametersInName(record: ModelRecord): number | undefined {
	const found = IN_NAME.exec(name(record));
	if (found === null) return undefined;
	const [, times = "1", count, unit = ""] = found;
	return Math.round(Number(times) * Number(count) * (unit.toLowerCase() === "b" ? 1e9 : 1e6));
}

const IN_NAME = /(?:^|[-_.\s])(?:(\d{1,3})x)?(\d{1,4}(?:\.\d{1,3})?)([bm])(?=$|[-_.\s])/i;
