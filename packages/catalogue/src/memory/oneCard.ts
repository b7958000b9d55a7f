import type { ModelRecord } from "@vitrine/model/reading";
import { memoryNeeded, memoryOf } from "./memoryOf.ts";

/** Bytes of the largest cards that are common in a machine at home, such as RTX 3090, RTX 4090 and RX 7900 XTX. */
export const ONE_CARD = 24e9;

/** Whether a model, or the base model of an adapter, needs more memory than one card has. False if no size is known. */
export function exceedsOneCard(record: ModelRecord): boolean {
	const needed = memoryNeeded(record) ?? neededByBase(record);
	return needed !== undefined && needed > ONE_CARD;
}

/** The memory for the base model of an adapter, of which only the name is known. */
function neededByBase(record: ModelRecord): number | undefined {
	const base = memoryOf(record).adapter?.base;
	return base === undefined ? undefined : memoryNeeded({ id: base, tags: [] });
}
