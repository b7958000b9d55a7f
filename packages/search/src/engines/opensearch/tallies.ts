import type { CheckedQuery } from "../../query.ts";
import type { Facet, FacetCount } from "../../shapes.ts";
import { filed } from "../../filed.ts";
import { found } from "./asking.ts";
import { all, type Clause, has } from "./clauses.ts";
import type { Cluster } from "./cluster.ts";
import { type Bucket, type Counted, largest, listed, MOST_LISTED, only, type Terms } from "./facets.ts";
import { aside } from "./narrowing.ts";
import { asRow, isCut, term } from "./row.ts";

/** The counts of a facet, exact: where the first answer may lack values, or count too few of them, more is asked. */
export async function tallied(
	cluster: Cluster,
	query: CheckedQuery,
	facet: Facet,
	{ top, chosen }: Counted,
	base: Clause,
): Promise<readonly FacetCount[]> {
	const under = all([base, ...aside(query, facet)]);
	const buckets = isExact(top, query.facetLimit) ? top.buckets : await exactly(cluster, under, facet, query.facetLimit);
	const counts = new Map([...buckets, ...(chosen?.buckets ?? [])].map(({ key, doc_count }) => [key, doc_count]));
	return Promise.all(listed(counts, query, facet).map((one) => whole(cluster, facet, one)));
}

/** Every value is listed, or so many as are wanted, and no shard can have kept back one that belongs there. */
const isExact = (top: Terms, limit: number): boolean =>
	top.doc_count_error_upper_bound === 0 && (top.sum_other_doc_count === 0 || top.buckets.length >= limit);

/** Values that each shard names at first, for each that is wanted; and by how much more each time that it is too few. */
const [PER_WANTED, MORE] = [4, 8];
/** Values that one request may list. */
const MOST_NAMED = 40_000;

/**
 * The largest values of a facet with their exact counts. Each shard names its largest; those are counted on all shards.
 * A value that none has named cannot have more rows than the last ones named have together: when that is less than what
 * the last value wanted has, nothing is missing. Otherwise each shard names more, and in the end all.
 */
async function exactly(cluster: Cluster, under: Clause, facet: Facet, limit: number): Promise<readonly Bucket[]> {
	const most = limit <= MOST_LISTED ? MOST_NAMED : 0;
	for (let each = PER_WANTED * limit + LEAST_NAMED; each <= most; each *= MORE) {
		const named = await termsOf(cluster, under, largest(facet, MOST_NAMED, each));
		if (named.buckets.length === MOST_NAMED) break;
		const values = named.buckets.map(({ key }) => key);
		const { buckets } = await termsOf(cluster, under, only(facet, values));
		const least = buckets.map(({ doc_count }) => doc_count).sort((a, b) => b - a)[limit - 1] ?? 0;
		const unnamed = named.doc_count_error_upper_bound;
		if (unnamed === 0 || least > unnamed) return buckets;
	}
	return everyValue(cluster, under, facet);
}

/** Values that each shard names at least. */
const LEAST_NAMED = 200;

async function termsOf(cluster: Cluster, query: Clause, aggregation: object): Promise<Terms> {
	const { aggregations } = await found(cluster, {
		size: 0,
		track_total_hits: false,
		query,
		aggregations: { terms: aggregation },
	});
	return aggregations!["terms"] as Terms;
}

interface Composite {
	readonly after_key?: object;
	readonly buckets: readonly { readonly key: { readonly value: string }; readonly doc_count: number }[];
}

/** All values with their counts, in the order of values: exact over any number of shards. */
async function everyValue(cluster: Cluster, query: Clause, facet: Facet): Promise<readonly Bucket[]> {
	const every: Bucket[] = [];
	let after: object | undefined;
	do {
		const sources = [{ value: { terms: { field: `facets.${facet}` } } }];
		const composite = { size: MOST_AT_ONCE, sources, ...(after && { after }) };
		const body = { size: 0, track_total_hits: false, query, aggregations: { values: { composite } } };
		const { buckets, after_key } = (await found(cluster, body)).aggregations!["values"] as Composite;
		every.push(...buckets.map(({ key, doc_count }) => ({ key: key.value, doc_count })));
		after = after_key;
	} while (after !== undefined);
	return every;
}

const MOST_AT_ONCE = 10_000;

/** A value as the record has it, where it is filed as the beginning of a longer one. */
async function whole(cluster: Cluster, facet: Facet, counted: FacetCount): Promise<FacetCount> {
	if (!isCut(counted.value)) return counted;
	const { hits } = await found(cluster, {
		size: 1,
		query: has(`facets.${facet}`, counted.value),
		_source: ["record", "source"],
	});
	const values = hits.hits.flatMap(({ _source }) => filed(asRow(_source).record).facets[facet]);
	return { ...counted, value: values.find((value) => term(value) === counted.value) ?? counted.value };
}
