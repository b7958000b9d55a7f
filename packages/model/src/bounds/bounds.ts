import type { ModelRecord } from "../record.ts";
import { RECORD_BOUNDS } from "./limits.ts";
import { longWords } from "./longWords.ts";
import { jsonBytes, measure } from "./measure.ts";
import { Trimming } from "./trimming.ts";

/**
 * The record within the bounds of what is stored. What exceeds them is left out, the largest first, and named in
 * `leftOut`. A record within the bounds is returned as it is.
 */
export function boundedRecord(record: ModelRecord): ModelRecord {
	const { units, depth } = measure(record, RECORD_BOUNDS.levels);
	const isShallow = depth <= RECORD_BOUNDS.levels;
	if (isShallow && longWords(record).length === 0 && isSmall(record, units)) return record;
	return new Trimming(record).result();
}

/** Whether a record has few enough bytes; most have so few units that these need not be counted. */
const isSmall = (record: ModelRecord, units: number): boolean =>
	units * 6 <= RECORD_BOUNDS.bytes || jsonBytes(record) <= RECORD_BOUNDS.bytes;
