import type { Mapped } from "@vitrine/model";
import type { ProviderEntry, RecordedRequest } from "../../providers/shapes.ts";

/** The request recorded for a task, a name of the model and its mapping: the first whose conditions hold. */
export function recordedFor(
	{ calls }: ProviderEntry,
	task: string,
	name: string,
	mapped?: Mapped,
): RecordedRequest | undefined {
	const all = calls[task] ?? [];
	const [first] = all;
	if (first && first.when === undefined && first.only === undefined && first.lora === undefined) return first;
	const lower = name.toLowerCase();
	return all.find(
		({ when = [], only = name, lora }) =>
			only === name && when.every((piece) => lower.includes(piece)) && (!lora || isFor(lora, mapped)),
	);
}

const isFor = ({ hasWeights }: NonNullable<RecordedRequest["lora"]>, mapped: Mapped | undefined): boolean =>
	mapped?.adapter === "lora" && (!hasWeights || Boolean(mapped.adapterWeightsPath));
