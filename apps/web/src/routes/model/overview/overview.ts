import type { ModelRecord } from "@vitrine/model";
import type { IndexReader } from "@vitrine/search";
import { type Family, familyOf } from "../derivatives/family.ts";
import { oneOfEachType } from "../../../memory/derived.ts";
import { similarTo } from "./similar.ts";

/** What the index knows around a model. */
export interface Overview {
	readonly family: Family;
	/** Quantized models that are derived from it, one of each type. */
	readonly quantized: readonly ModelRecord[];
	/** Models for the same task and of a similar size. */
	readonly similar: readonly ModelRecord[];
}

/** Reads what the overview of a model shows besides its record. */
export async function overviewOf(index: IndexReader, record: ModelRecord): Promise<Overview> {
	const [family, similar] = await Promise.all([familyOf(index, record), similarTo(index, record)]);
	const quantized = family.branches.find(({ relation }) => relation === "quantized")?.models ?? [];
	return { family, quantized: oneOfEachType(quantized, record), similar };
}
