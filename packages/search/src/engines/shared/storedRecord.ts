import { boundedRecord, type ModelRecord } from "@vitrine/model/reading";

/** A stored record as readers get it: within the bounds of an import, which older databases do not have. */
export const storedRecord = (json: string): ModelRecord => boundedRecord(JSON.parse(json) as ModelRecord);
