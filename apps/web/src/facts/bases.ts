import { baseModels, type ModelRecord } from "@vitrine/model";
import type { Index } from "@vitrine/search";

/** A base model. */
export interface Base {
	readonly id: string;
	/** Whether the index has it, and so a page for it. */
	readonly here: boolean;
}

/** Base models that are read, over all generations. */
export const MOST_ANCESTORS = 30;
/** Characters of an id that a record can have; a longer one names no model. */
const LONGEST_ID = 1_000;

/** The base models that a record names, each with whether the index has it. */
export async function basesOf(index: Index, record: ModelRecord): Promise<readonly Base[]> {
	const ids = baseModels(record)
		.filter(({ length }) => length <= LONGEST_ID)
		.slice(0, MOST_ANCESTORS);
	return Promise.all(ids.map(async (id) => ({ id, here: (await index.get(id)) !== undefined })));
}
