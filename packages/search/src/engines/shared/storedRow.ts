import { boundedRecord, type ModelRecord } from "@vitrine/model/reading";
import { ORIGINS, type Origins } from "../../api/origins.ts";
import type { Row } from "../../api/page.ts";

/** A stored record as readers get it: within the bounds of an import, which older databases do not have. */
export function storedRow(json: string, source: string): Row {
	const record = boundedRecord(JSON.parse(json) as ModelRecord);
	const origins = record[ORIGINS];
	if (origins === undefined) return { record, source };
	const { [ORIGINS]: _, ...rest } = record;
	// Only an import writes this field.
	return { record: rest as ModelRecord, source, origins: origins as Origins };
}
