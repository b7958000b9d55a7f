import { QueryError } from "../../../api/errors.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { type MatchMode, MIN_LETTERS, wordSplits } from "../../../text/typos.ts";
import type { ClusterClient } from "../client/clusterClient.ts";
import { aggregation, runSearch } from "../client/search.ts";
import { allOf, type Clause, hasOneOf, hasTerm, visibleIn } from "./clauses.ts";

/** Returns whether a word may be a token of an id. */
export type TokenTest = (word: string) => boolean;

/** Splits of words that one query may have; OpenSearch allows about a thousand clauses. */
const MAX_SPLITS = 350;

/**
 * Tests the first halves of split words. If there are many, the cluster is asked which of them are tokens at all. Throws
 * QueryError if these are still too many.
 */
export async function tokenTestFor(
	client: ClusterClient,
	generation: number,
	{ text, words, visibleTo }: CheckedQuery,
	mode: MatchMode,
): Promise<TokenTest> {
	const firsts = words
		.filter((word) => [...word].length >= MIN_LETTERS.infix)
		.flatMap((word) => wordSplits(word).map(([first]) => first));
	if (mode === "prefix" || firsts.length <= MAX_SPLITS) return () => true;
	const known = await existingTokens(client, visibleIn(generation, visibleTo), [...new Set(firsts)]);
	if (firsts.filter((first) => known.has(first)).length <= MAX_SPLITS) return (word) => known.has(word);
	const expected = "shorter: its long words can be split into tokens in too many ways";
	throw new QueryError("too-complex", { field: "text", value: text, expected });
}

/** Which of some words are tokens of an id. */
async function existingTokens(
	client: ClusterClient,
	visible: Clause,
	words: readonly string[],
): Promise<ReadonlySet<string>> {
	const filters = Object.fromEntries(words.map((word, i) => [`${i}`, hasTerm("idWords", word)]));
	const response = await runSearch(client, {
		size: 0,
		track_total_hits: false,
		query: allOf([visible, hasOneOf("idWords", words)]),
		aggregations: { words: { filters: { filters } } },
	});
	const { buckets } = aggregation<FiltersResult>(response, "words");
	return new Set(words.filter((_, i) => (buckets[`${i}`]?.doc_count ?? 0) > 0));
}

interface FiltersResult {
	readonly buckets: Readonly<Record<string, { readonly doc_count: number }>>;
}
