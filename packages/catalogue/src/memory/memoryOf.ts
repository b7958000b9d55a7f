import { misstatedParameters, type ModelRecord, name } from "@vitrine/model/reading";
import { type Contents, contentsOf } from "../choices/contents/contents.ts";
import { isOnlyGguf } from "../choices/contents/formats.ts";
import { latest } from "../latest.ts";
import { projectorBytes } from "./files/gguf.ts";
import { expertsOf } from "./running/experts.ts";
import { kvCacheOf } from "./running/kvCache.ts";
import { totalOf } from "./running/total.ts";
import type { AdapterSize, MemoryEstimate, Weights } from "./shapes.ts";
import { isAssistant } from "./weights/assistants.ts";
import { isPartOnly } from "./weights/pipelines.ts";
import { usualOf } from "./weights/usual.ts";
import { weightsOf } from "./weights/weightsOf.ts";

/** The memory to run a record's model: what every page and the index read. The record is expected to be well typed. */
export function memoryOf(record: ModelRecord, contents?: Contents): MemoryEstimate {
	return contents === undefined ? latestEstimate(record) : estimated(record, contents);
}

const latestEstimate = latest((record: ModelRecord) => estimated(record, contentsOf(record)));

function estimated(record: ModelRecord, contents: Contents): MemoryEstimate {
	const found = weightsOf(record, contents);
	const cache = kvCacheOf(record);
	const misstated = misstatedParameters(record);
	const shared = { cache, experts: expertsOf(record), ...(misstated !== undefined && { misstated }) };
	if (isAdapter(record, contents))
		return {
			...shared,
			variants: [],
			usual: undefined,
			isPart: false,
			assists: false,
			adapter: adapterSize(found, contents),
		};
	const beside = projectorBytes(record);
	const variants = found.map((weights) => totalOf(weights, cache, weights.format === "gguf" ? beside : 0));
	const usual = usualOf(variants);
	const assists = isAssistant(record, contents, usual);
	return {
		...shared,
		variants: variants.toSorted((a, b) => b.weights - a.weights),
		usual,
		isPart: assists || isPartOnly(record, contents, usual),
		assists,
		adapter: undefined,
	};
}

/**
 * The bytes of memory to run a model as tools load it by default; undefined if they are unknown, and for an adapter or a
 * part of a pipeline, which need more than the record tells.
 */
export function memoryNeeded(record: ModelRecord): number | undefined {
	return neededBy(memoryOf(record));
}

/** The same, by an estimate. */
export const neededBy = ({ usual, isPart }: MemoryEstimate): number | undefined => (isPart ? undefined : usual?.total);

/** Many whole models as GGUF have the tags of the adapter that they were made with. */
function isAdapter(record: ModelRecord, { adapter, formats }: Contents): boolean {
	return adapter !== undefined && (!isOnlyGguf(formats) || /lora|adapter/i.test(name(record)));
}

/** The size of an adapter, unless it was only guessed: names and types are those of the base model. */
function adapterSize(found: readonly Weights[], { bases }: Contents): AdapterSize {
	const own = usualOf(found.filter(({ basis }) => basis !== "name"));
	const [base] = bases.ids;
	return { ...(own && { weights: own.weights }), ...(base !== undefined && { base }) };
}
