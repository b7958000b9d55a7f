import { contentsOf } from "@vitrine/catalogue";
import { baseModels, type ModelRecord, RECORD_BOUNDS } from "@vitrine/model";
import type { IndexReader } from "@vitrine/search";
import { namesOf } from "./renames.ts";

/** A base model. */
export interface Base {
	/** Its id in the index; as the record states it if the index does not have it. */
	readonly id: string;
	/** Whether the index has it, and so a page for it. */
	readonly here: boolean;
	/** The id that the record states, if the model has another name now. */
	readonly stated?: string;
}

/** Base models that are read, over all generations. */
export const MOST_ANCESTORS = 30;

/** The base models that a record names, each with whether the index has it. */
export async function basesOf(index: IndexReader, record: ModelRecord): Promise<readonly Base[]> {
	const ids = statedBases(record).slice(0, MOST_ANCESTORS);
	return Promise.all(ids.map(async (id) => (await baseIn(index, id)).base));
}

/** The ids of the base models that a record states; some cards list several ids in one text. */
export function statedBases(record: ModelRecord): readonly string[] {
	const texts = baseModels(record);
	const parts = texts.flatMap((text) => text.split(",")).map((id) => id.trim());
	const stated = new Set([...texts, ...parts]);
	// No record has a longer id, so such a text names no model.
	return contentsOf(record).bases.ids.filter((id) => stated.has(id) && id.length <= RECORD_BOUNDS.id);
}

/** A base model by any of its names, with its record if the index has it. */
export async function baseIn(index: IndexReader, stated: string): Promise<FoundBase> {
	for (const id of namesOf(stated)) {
		const row = await index.get(id);
		if (row) return { base: { id, here: true, ...(id !== stated && { stated }) }, record: row.record };
	}
	return { base: { id: stated, here: false }, record: undefined };
}

interface FoundBase {
	readonly base: Base;
	readonly record: ModelRecord | undefined;
}
