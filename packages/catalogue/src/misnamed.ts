import { type ModelRecord, shown } from "@vitrine/model";
import { meantBy, misspelling } from "./choices/misspelling.ts";
import { nearest } from "./nearest.ts";
import { isTask, taskIds } from "./taskNames.ts";

/**
 * A sentence on each name in a record that is probably a mistake: an unknown task, or a library that is not spelt
 * like its key. A library unlike any in the catalogue is accepted.
 */
export function misnamed(record: ModelRecord): readonly string[] {
	return [wrongTask(record), wrongLibrary(record)].filter((sentence) => sentence !== undefined);
}

function wrongTask({ pipeline_tag: tag }: ModelRecord): string | undefined {
	if (tag === undefined || isTask(tag)) return undefined;
	const [near] = nearest(taskIds, tag);
	return `pipeline_tag: ${shown(tag)} is not a task${near === undefined ? "; `vitrine tasks` lists them all" : `; did you mean ${shown(near)}?`}`;
}

function wrongLibrary(record: ModelRecord): string | undefined {
	return meantBy(record.library_name ?? "") && misspelling(record);
}
