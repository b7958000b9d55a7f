import { QueryError } from "../../errors.ts";
import type { CheckedQuery } from "../../query.ts";
import { LEAST, splits } from "../../typos.ts";
import { found } from "./asking.ts";
import { all, has, hasOneOf, type IsToken, visible } from "./clauses.ts";
import type { Cluster } from "./cluster.ts";
import type { Way } from "./matching.ts";

/** Pairs of words that one query can look for: OpenSearch takes about a thousand clauses. */
const MOST = 350;

/**
 * A word may be two, in as many ways as it has letters. Of many ways only those are looked for whose first word is a token
 * of some id; this asks which. Throws QueryError where that leaves too many.
 */
export async function knownFirsts(
	cluster: Cluster,
	generation: number,
	{ text, words }: CheckedQuery,
	way: Way,
): Promise<IsToken> {
	const firsts = words
		.filter((word) => [...word].length >= LEAST.inside)
		.flatMap((word) => splits(word).map(([first]) => first));
	if (way === "exact" || firsts.length <= MOST) return () => true;
	const known = await tokensAmong(cluster, generation, [...new Set(firsts)]);
	if (firsts.filter((first) => known.has(first)).length <= MOST) return (word) => known.has(word);
	throw new QueryError("text", text, "text has long words that can be read as two in too many ways: shorten it");
}

/** Which of these words are tokens of an id. */
async function tokensAmong(
	cluster: Cluster,
	generation: number,
	words: readonly string[],
): Promise<ReadonlySet<string>> {
	const filters = Object.fromEntries(words.map((word, i) => [`${i}`, has("idWords", word)]));
	const { aggregations } = await found(cluster, {
		size: 0,
		track_total_hits: false,
		query: all([visible(generation), hasOneOf("idWords", words)]),
		aggregations: { words: { filters: { filters } } },
	});
	const { buckets } = aggregations!["words"] as { buckets: Readonly<Record<string, { readonly doc_count: number }>> };
	return new Set(words.filter((_, i) => buckets[`${i}`]!.doc_count > 0));
}
