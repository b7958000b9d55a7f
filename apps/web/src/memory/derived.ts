import { memoryOf } from "@vitrine/catalogue";
import { type ModelRecord, parameterCount } from "@vitrine/model";
import type { IndexReader } from "@vitrine/search";
import { quantizationLabel, relationTo } from "../facts/madeHow.ts";
import { namesOf } from "../facts/renames.ts";

/** Derived models that are read, and of them those that are listed. */
const READ = 100;
const LISTED = 6;

/** The most downloaded quantized models that are derived from a model, one for each type of weights. */
export async function quantizedFrom(index: IndexReader, base: ModelRecord): Promise<readonly ModelRecord[]> {
	const { id } = base;
	const { rows } = await index.search({ filters: { base_model: namesOf(id) }, sort: "downloads", limit: READ });
	const derived = rows.map(({ record }) => record).filter((record) => record.id !== id);
	return oneOfEachType(
		derived.filter((record) => relationTo(record, id) === "quantized"),
		base,
	);
}

/** The first models of each type of weights, in their order, without those that hold only a part of the base model. */
export function oneOfEachType(models: readonly ModelRecord[], base: ModelRecord): readonly ModelRecord[] {
	const byType = new Map<string, ModelRecord>();
	const least = (parameterCount(base) ?? 0) * LEAST_BYTES;
	for (const record of models) {
		const type = typeOf(record, least);
		if (type !== undefined && !byType.has(type)) byType.set(type, record);
	}
	return [...byType.values()].slice(0, LISTED);
}

/** Bytes of a parameter at one bit: what is smaller is a draft model or another part. */
const LEAST_BYTES = 1 / 8;

function typeOf(record: ModelRecord, least: number): string | undefined {
	const { usual } = memoryOf(record);
	if (usual === undefined || usual.weights < least) return undefined;
	const label = usual.format === "gguf" ? undefined : quantizationLabel(record);
	return `${usual.format} ${label ?? usual.label}`;
}
