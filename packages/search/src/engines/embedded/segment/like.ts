import { has } from "./bits.ts";
import { nearTexts } from "./match.ts";
import { countOf, slotsOfKey } from "./postings.ts";
import type { Live } from "./select.ts";

/** A token that more slots have says too little of any of them. */
const COMMON = 20_000;

/**
 * Up to `most` slots whose ids share tokens with a text, or have some of them but for one error; the more, and the
 * rarer, the earlier.
 */
export function slotsLike({ segment, gone }: Live, tokens: readonly string[], most: number): readonly number[] {
	const weights = new Map<number, number>();
	for (const number of new Set(tokens.flatMap((token) => nearTexts(segment.tokens, token)))) {
		const count = countOf(segment.tokenSlots, number);
		if (count > COMMON) continue;
		const weight = Math.log(1 + segment.count / count);
		for (const slot of slotsOfKey(segment.tokenSlots, number)) weights.set(slot, (weights.get(slot) ?? 0) + weight);
	}
	return [...weights]
		.filter(([slot]) => !gone || !has(gone, slot))
		.sort(([a, one], [b, other]) => other - one || a - b)
		.slice(0, most)
		.map(([slot]) => slot);
}
