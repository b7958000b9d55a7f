import type { Facet } from "../../../api/fields.ts";
import type { FacetCount } from "../../../api/page.ts";
import { indexedDocument } from "../../../indexing/catalogueIndexer.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import type { ClusterClient } from "../client/clusterClient.ts";
import { aggregation, runSearch } from "../client/search.ts";
import { readRow, type StoredRow } from "../documents/storedRow.ts";
import { isShortened, storedTerm } from "../documents/terms.ts";
import { type Clause, hasTerm } from "./clauses.ts";
import { everyValue } from "./everyValue.ts";
import {
	facetCounts,
	type FacetResult,
	MAX_LISTED,
	mostFrequent,
	onlyValues,
	type TermBucket,
	type TermsResult,
} from "./facetAggregations.ts";
import type { CountSearch } from "./keptCounts.ts";

/** How counts are requested as of a commit, and the rows of values that are stored shortened. */
export interface ExactSearch {
	readonly count: CountSearch;
	readonly client: ClusterClient;
}

/** The exact counts of a facet for the rows that `under` matches; sends further requests if the result may lack values or rows. */
export async function exactCounts(
	{ count: search, client }: ExactSearch,
	query: CheckedQuery,
	facet: Facet,
	{ top, chosen }: FacetResult,
	under: Clause,
): Promise<readonly FacetCount[]> {
	const buckets = isExact(top, query.facetLimit)
		? top.buckets
		: await exactBuckets(search, under, facet, query.facetLimit);
	const counts = new Map([...buckets, ...(chosen?.buckets ?? [])].map(({ key, doc_count }) => [key, doc_count]));
	return Promise.all(facetCounts(counts, query, facet).map((count) => withFullValue(client, facet, count)));
}

/** Whether all requested values are listed, and no shard can have more rows of any other. */
const isExact = (top: TermsResult, limit: number): boolean =>
	top.doc_count_error_upper_bound === 0 && (top.sum_other_doc_count === 0 || top.buckets.length >= limit);

/** Values that each shard lists at first: so many per requested value, and at least. If they are too few, it lists more. */
const [PER_REQUESTED, LEAST, MORE] = [4, 200, 8];
/** Values that all shards may list in one request. */
const MAX_CANDIDATES = 40_000;

/**
 * The most frequent values of a facet with exact counts. Each shard lists its most frequent values, which are then
 * counted on all shards. A value that no shard has listed cannot have more rows than the last ones listed have together;
 * if that is less than the last requested value has, no value is missing. Otherwise each shard lists more, and at last all.
 */
async function exactBuckets(
	search: CountSearch,
	under: Clause,
	facet: Facet,
	limit: number,
): Promise<readonly TermBucket[]> {
	const most = limit <= MAX_LISTED ? MAX_CANDIDATES : 0;
	for (let perShard = PER_REQUESTED * limit + LEAST; perShard <= most; perShard *= MORE) {
		const candidates = await countTerms(search, under, mostFrequent(facet, MAX_CANDIDATES, perShard));
		if (candidates.buckets.length === MAX_CANDIDATES) break;
		const values = candidates.buckets.map(({ key }) => key);
		const { buckets } = await countTerms(search, under, onlyValues(facet, values));
		const last = buckets.map(({ doc_count }) => doc_count).sort((a, b) => b - a)[limit - 1] ?? 0;
		const unlisted = candidates.doc_count_error_upper_bound;
		if (unlisted === 0 || last > unlisted) return buckets;
	}
	return everyValue(search, under, facet);
}

async function countTerms(search: CountSearch, query: Clause, terms: object): Promise<TermsResult> {
	const body = { size: 0, track_total_hits: false, query, aggregations: { terms } };
	return aggregation<TermsResult>(await search(body), "terms");
}

/** The count with the value as records have it, if it is stored shortened. */
async function withFullValue(client: ClusterClient, facet: Facet, count: FacetCount): Promise<FacetCount> {
	if (!isShortened(count.value)) return count;
	const query = hasTerm(`facets.${facet}`, count.value);
	const { hits } = await runSearch<StoredRow>(client, { size: 1, query, _source: ["record", "source"] });
	const values = hits.hits.flatMap(
		({ _source }) => indexedDocument(readRow(_source).record, _source.source).facets[facet],
	);
	return { ...count, value: values.find((value) => storedTerm(value) === count.value) ?? count.value };
}
