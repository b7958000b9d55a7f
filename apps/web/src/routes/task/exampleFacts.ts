import type { TaskInfo } from "@vitrine/catalogue";
import { isGated, licences, type ModelRecord, parameterCount } from "@vitrine/model";
import { compact, size } from "../../base/numbers.ts";
import { licenceLabel } from "../../facts/names.ts";

/** What a reader checks before trying the example: its size, its licence and whether access must be requested. Unknown facts are left out. */
export function exampleFacts(record: ModelRecord, info: TaskInfo): readonly string[] {
	return [
		...sizeOf(record, info),
		...licences(record).map(licenceLabel).slice(0, 1),
		isGated(record) ? "access on request" : "not gated",
	];
}

/** Its parameters; bytes, where only those of the catalogue's example are known. */
function sizeOf(record: ModelRecord, { example, exampleSources = [] }: TaskInfo): readonly string[] {
	const parameters = parameterCount(record);
	if (parameters !== undefined) return [`${compact(parameters)} parameters`];
	if (record.id !== example?.id) return [];
	return exampleSources.flatMap(({ value: { bytes } }) => (bytes === undefined ? [] : size(bytes)));
}
