import type { ModelRecord } from "../record.ts";
import { RECORD_BOUNDS } from "./limits.ts";

/** Fields that name one thing. */
const WORDS = ["author", "library_name", "mask_token", "pipeline_tag", "sha"] as const;

/** The names of those that are too long. */
export const longWords = (record: Partial<ModelRecord>): readonly string[] =>
	WORDS.filter((name) => (record[name]?.length ?? 0) > RECORD_BOUNDS.word);
