import { has } from "./bits.ts";
import { nearTexts } from "./match.ts";
import type { Live } from "./select.ts";

/** A token that more slots have says too little of any of them. */
const COMMON = 20_000;

/**
 * Up to `most` slots whose ids share tokens with a text, or have some of them but for one error; the more, and the
 * rarer, the earlier.
 */
export function slotsLike({ segment, gone }: Live, tokens: readonly string[], most: number): readonly number[] {
	const { starts, entries } = segment.tokenSlots;
	const weights = new Map<number, number>();
	for (const number of new Set(tokens.flatMap((token) => nearTexts(segment.tokens, token)))) {
		const [from, to] = [starts[number]!, starts[number + 1]!];
		if (to - from > COMMON) continue;
		const weight = Math.log(1 + segment.count / (to - from));
		for (let i = from; i < to; i++) weights.set(entries[i]!, (weights.get(entries[i]!) ?? 0) + weight);
	}
	return [...weights]
		.filter(([slot]) => !gone || !has(gone, slot))
		.sort(([a, one], [b, other]) => other - one || a - b)
		.slice(0, most)
		.map(([slot]) => slot);
}
