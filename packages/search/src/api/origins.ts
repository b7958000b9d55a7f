import type { ModelRecord } from "@vitrine/model";

/** What one source states about a model. */
export interface Origin {
	/** The id of the source. */
	readonly source: string;
	/** Its record; absent if it is the only origin, or too large to be stored beside the other. */
	readonly record?: ModelRecord;
}

/** The sources of the parts of a record that several sources have. */
export interface Origins {
	/** The source of the files, and of what is read from them. */
	readonly files: Origin;
	/** The source of downloads, likes and further metadata. */
	readonly figures?: Origin;
}

/** The field of a stored record that has its origins. Readers get them beside the record, because they name local paths. */
export const ORIGINS = "vitrine:origins";
