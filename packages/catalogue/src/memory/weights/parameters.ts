import { type ModelRecord, parameterCount, parametersInName } from "@vitrine/model/reading";

/** A number of parameters, and whether it was only read from the name. */
export interface Parameters {
	readonly count: number;
	readonly basis: "parameters" | "name";
}

/** The number of parameters as the record states it, else from its name; undefined if neither states it. */
export function parametersFor(record: ModelRecord): Parameters | undefined {
	const count = parameterCount(record);
	if (count !== undefined && count > 0) return { count, basis: "parameters" };
	const named = parametersInName(record);
	return named === undefined ? undefined : { count: named, basis: "name" };
}
