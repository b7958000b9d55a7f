import { hasDoc } from "../bits/bits.ts";
import { docFrequency, docsOfKey } from "../lists/postings.ts";
import type { SegmentView } from "../segment.ts";
import { termsWithTypo } from "./fuzzyTerms.ts";

/** A token with more documents says too little about any of them. */
const MAX_FREQUENCY = 20_000;

/**
 * Up to `limit` documents whose ids share tokens with a text, exactly or with one typo; those that share more and rarer
 * tokens first.
 */
export function similarDocs(
	{ segment, deleted }: SegmentView,
	tokens: readonly string[],
	limit: number,
): readonly number[] {
	const scores = new Map<number, number>();
	for (const term of new Set(tokens.flatMap((token) => termsWithTypo(segment.idTokens, token)))) {
		const frequency = docFrequency(segment.idTokenDocs, term);
		if (frequency > MAX_FREQUENCY) continue;
		const score = Math.log(1 + segment.docCount / frequency);
		for (const doc of docsOfKey(segment.idTokenDocs, term)) scores.set(doc, (scores.get(doc) ?? 0) + score);
	}
	return [...scores]
		.filter(([doc]) => !deleted || !hasDoc(deleted, doc))
		.sort(([a, one], [b, other]) => other - one || a - b)
		.slice(0, limit)
		.map(([doc]) => doc);
}
