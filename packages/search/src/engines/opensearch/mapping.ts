import { FACETS, SORTS } from "../../shapes.ts";
import type { Settings } from "./options.ts";

/** Goes up by one with every change to what is filed, to the mapping, or to the state. */
export const VERSION = 1;

/** What indices say they are. */
export const APPLICATION = "vitrine";

const KEYWORD = { type: "keyword" } as const;
/** Words are looked for, and never counted or sorted by. */
const WORD = { type: "keyword", doc_values: false } as const;
/** Kept to be read off a record's row, and never looked for. */
const NOTE = { type: "keyword", index: false } as const;

const MAPPINGS = {
	dynamic: "strict",
	_meta: { application: APPLICATION, version: VERSION },
	properties: {
		id: KEYWORD,
		source: KEYWORD,
		digest: NOTE,
		load: KEYWORD,
		from: { type: "long" },
		until: { type: "long" },
		record: { type: "object", enabled: false },
		words: WORD,
		idWords: WORD,
		idEnds: WORD,
		names: WORD,
		facets: { properties: Object.fromEntries(FACETS.map((facet) => [facet, KEYWORD])) },
		figures: { properties: Object.fromEntries(SORTS.map((sort) => [sort, { type: "double" }])) },
	},
} as const;

/** An index for records. What is written is seen when its commit has it refreshed, so nothing else needs to. */
export const recordsIndex = ({ shards, replicas }: Settings) =>
	({
		settings: { index: { number_of_shards: shards, number_of_replicas: replicas, refresh_interval: "-1" } },
		mappings: MAPPINGS,
	}) as const;

/** The index for the state and the lease: two small documents that nobody searches, with as many copies as there is room for. */
export const stateIndex = ({ replicas }: Settings) =>
	({
		settings: { index: { number_of_shards: 1, auto_expand_replicas: `0-${replicas}`, refresh_interval: "-1" } },
		mappings: { dynamic: false, _meta: { application: APPLICATION, version: VERSION } },
	}) as const;
