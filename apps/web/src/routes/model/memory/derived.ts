import { memoryOf } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { Index } from "@vitrine/search";
import { relationTo } from "../derivatives/family.ts";

/** Derived models that are read, and of them those that are listed. */
const READ = 100;
const LISTED = 6;

/** The most downloaded quantized models that are derived from a model, one for each type of weights. */
export async function quantizedFrom(index: Index, { id }: ModelRecord): Promise<readonly ModelRecord[]> {
	const { rows } = await index.search({ filters: { base_model: [id] }, sort: "downloads", limit: READ });
	const byType = new Map<string, ModelRecord>();
	for (const { record } of rows) {
		const type = record.id !== id && relationTo(record, id) === "quantized" ? typeOf(record) : undefined;
		if (type !== undefined && !byType.has(type)) byType.set(type, record);
	}
	return [...byType.values()].slice(0, LISTED);
}

function typeOf(record: ModelRecord): string | undefined {
	const { usual } = memoryOf(record);
	return usual && `${usual.format} ${usual.label}`;
}
