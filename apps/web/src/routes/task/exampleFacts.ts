import { isGated, licences, type ModelRecord, parameterCount } from "@vitrine/model";
import { compact } from "../../base/numbers.ts";
import { licenceLabel } from "../../facts/names.ts";

/** What a reader checks before trying the example: its size, its licence and whether access must be requested. Unknown facts are left out. */
export function exampleFacts(record: ModelRecord): readonly string[] {
	const parameters = parameterCount(record);
	return [
		...(parameters === undefined ? [] : [`${compact(parameters)} parameters`]),
		...licences(record).map(licenceLabel).slice(0, 1),
		isGated(record) ? "access on request" : "not gated",
	];
}
