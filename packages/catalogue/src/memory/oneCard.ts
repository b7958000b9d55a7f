import type { ModelRecord } from "@vitrine/model/reading";
import { memoryNeeded, memoryOf, neededBy } from "./memoryOf.ts";

/** Bytes of the largest cards that are common in a machine at home, such as RTX 3090, RTX 4090 and RX 7900 XTX. */
export const ONE_CARD = 24e9;

/** Whether a model needs more memory than one card has; an adapter, by the name of its base model. False if no size is known. */
export function exceedsOneCard(record: ModelRecord): boolean {
	const estimate = memoryOf(record);
	const base = estimate.adapter?.base;
	const needed = base === undefined ? neededBy(estimate) : memoryNeeded({ id: base, tags: [] });
	return needed !== undefined && needed > ONE_CARD;
}
