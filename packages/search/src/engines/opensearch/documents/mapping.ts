import { FACETS, SORTS } from "../../../api/fields.ts";
import type { OpenSearchSettings } from "../settings/options.ts";

/** Incremented with every change to how records are indexed, to the mapping, or to the state document. */
export const CATALOGUE_VERSION = 6;

/** The application that indices name as theirs. */
export const APPLICATION = "vitrine";

const KEYWORD = { type: "keyword" } as const;
/** Tokens are searched, and never counted or sorted by. */
const TOKEN = { type: "keyword", doc_values: false } as const;
/** Read from a row, and never searched. */
const STORED = { type: "keyword", index: false } as const;

/** The fields of StoredRow. `words`, `idWords` and `idEnds` are tokens, `figures` are the numeric fields. */
const MAPPINGS = {
	dynamic: "strict",
	_meta: { application: APPLICATION, version: CATALOGUE_VERSION },
	properties: {
		id: KEYWORD,
		source: KEYWORD,
		digest: STORED,
		load: KEYWORD,
		from: { type: "long" },
		until: { type: "long" },
		record: { type: "object", enabled: false },
		words: TOKEN,
		idWords: TOKEN,
		idEnds: TOKEN,
		names: TOKEN,
		facets: { properties: Object.fromEntries(FACETS.map((facet) => [facet, KEYWORD])) },
		figures: { properties: Object.fromEntries(SORTS.map((sort) => [sort, { type: "double" }])) },
	},
} as const;

/** An index for records. It is refreshed by commits only. */
export const recordsIndex = ({ shards, replicas }: OpenSearchSettings) =>
	({
		settings: { index: { number_of_shards: shards, number_of_replicas: replicas, refresh_interval: "-1" } },
		mappings: MAPPINGS,
	}) as const;

/** The index for the state and the lease: two small documents, with as many copies as there are nodes, up to a limit. */
export const stateIndex = ({ replicas }: OpenSearchSettings) =>
	({
		settings: { index: { number_of_shards: 1, auto_expand_replicas: `0-${replicas}`, refresh_interval: "-1" } },
		mappings: { dynamic: false, _meta: { application: APPLICATION, version: CATALOGUE_VERSION } },
	}) as const;
