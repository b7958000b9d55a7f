import type { Mapped } from "@vitrine/model";
import type { ProviderEntry, RecordedRequest } from "../../providers/shapes.ts";

/** The request recorded for a task, a name of the model and its mapping: the first whose conditions hold. */
export function recordedFor(
	{ calls }: ProviderEntry,
	task: string,
	name: string,
	mapped?: Mapped,
): RecordedRequest | undefined {
	return calls[task]?.find(
		({ when, only, lora }) =>
			(only === undefined || only === name) && (!lora || isFor(lora, mapped)) && (!when || hasPieces(name, when)),
	);
}

function hasPieces(name: string, pieces: readonly string[]): boolean {
	const lower = name.toLowerCase();
	return pieces.every((piece) => lower.includes(piece));
}

const isFor = ({ hasWeights }: NonNullable<RecordedRequest["lora"]>, mapped: Mapped | undefined): boolean =>
	mapped?.adapter === "lora" && (!hasWeights || Boolean(mapped.adapterWeightsPath));
