import { name } from "./read.ts";
import type { ModelRecord } from "./record.ts";

/** The number of parameters as the record states it; undefined if it states none, or one that cannot be that of the model. */
export function parameterCount(record: ModelRecord): number | undefined {
	const stated = statedParameters(record);
	return stated === undefined || isContradicted(stated, record) ? undefined : stated;
}

/** The number that the record states but that cannot be that of the model; undefined if it states none, or a plausible one. */
export function misstatedParameters(record: ModelRecord): number | undefined {
	const stated = statedParameters(record);
	return stated !== undefined && isContradicted(stated, record) ? stated : undefined;
}

/** The number of parameters as the record states it, from the most exact source in it. */
export function statedParameters(record: ModelRecord): number | undefined {
	const { safetensors, gguf } = record;
	return (
		safetensors?.total ??
		sum(safetensors?.parameters) ??
		gguf?.total ??
		record.num_parameters ??
		listed(record["parameters"])
	);
}

/** The parameters in a name: `Qwen3-8B`, `Mixtral-8x7B`, `opt-350m`. Not the active ones of `30B-A3B`. */
export function parametersInName(record: ModelRecord): number | undefined {
	const found = IN_NAME.exec(name(record));
	if (found === null) return undefined;
	const [, times = "1", count, unit = ""] = found;
	return Math.round(Number(times) * Number(count) * (unit.toLowerCase() === "b" ? 1e9 : 1e6));
}

const IN_NAME = /(?:^|[-_\s]|(?<!\d)\.)(?:(\d{1,3})x)?(\d{1,4}(?:\.\d{1,3})?)([bm])(?=$|[-_.\s])/i;

/**
 * Whether the stated number is that of a part: hubs read one file, which may be a projector, a draft head or a broken shard.
 * The name states far more, and so does the size of the repository; where that is unknown, nothing could make up the difference.
 */
function isContradicted(stated: number, record: ModelRecord): boolean {
	const named = parametersInName(record);
	if (named === undefined) return isDwarfed(stated, record);
	if (named < stated * FAR_MORE || named < stated * leastRatio(record)) return false;
	const { usedStorage: stored } = record;
	if (!stored) return named >= stated * BEYOND_PACKING;
	return stated * WIDEST < stored * SMALL_SHARE && stored >= named * NARROWEST;
}

/** Whether a repository stores so much that neither a history of its files nor a choice of quantizations makes up the difference. */
const isDwarfed = (stated: number, { usedStorage = 0, tags }: ModelRecord): boolean =>
	usedStorage > stated * (tags.includes("gguf") && !tags.includes("safetensors") ? WITH_CHOICE : WITH_HISTORY);

/** Bytes that a repository may store for a parameter: of GGUF files in every quantization, and of checkpoints from a long training. */
const WITH_CHOICE = 200;
const WITH_HISTORY = 10_000;

/** Of packed weights, hubs count words of 32 bits that hold up to 32 of them. */
const leastRatio = ({ library_name: library = "", tags }: ModelRecord): number =>
	PACKED.test(library) || tags.some((tag) => PACKED.test(tag)) ? BEYOND_PACKING : FAR_MORE;

const PACKED = /^(?:mlx(?:-\w+)?|gptq|awq|bitsandbytes|[1-8]-bit)$/i;
const FAR_MORE = 5;
const BEYOND_PACKING = 25;
/** Bytes of a counted value, at most. */
const WIDEST = 4;
const SMALL_SHARE = 0.3;
/** Bytes of a weight, at least. */
const NARROWEST = 0.15;

/** Some dumps give the number as plain `parameters`. */
function listed(parameters: unknown): number | undefined {
	return typeof parameters === "number" && Number.isFinite(parameters) && parameters >= 0 ? parameters : undefined;
}

function sum(parameters: Readonly<Record<string, number>> | undefined): number | undefined {
	const counts = Object.values(parameters ?? {}).filter((count) => typeof count === "number");
	return counts.length === 0 ? undefined : counts.reduce((total, count) => total + count, 0);
}
