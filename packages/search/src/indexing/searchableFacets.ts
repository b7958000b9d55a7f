import type { Facet } from "../api/fields.ts";
import { tokens } from "../text/tokens.ts";

/** Facets whose values are searched besides the id. */
export const SEARCHABLE_FACETS = ["task", "library", "tag"] as const satisfies readonly Facet[];

/** The distinct tokens of all searchable values, without some. */
export function searchableTokens(
	facets: Readonly<Record<Facet, readonly string[]>>,
	except: ReadonlySet<string>,
): readonly string[] {
	const values = SEARCHABLE_FACETS.flatMap((facet) => facets[facet]).filter(isSearchable);
	return [...new Set(values.flatMap(cachedTokens))].filter((token) => !except.has(token));
}

/** The tokens that a facet value is found by; none for a tag that only says where a repository is stored. */
export const valueTokens = (value: string): readonly string[] => (isSearchable(value) ? tokens(value) : []);

const isSearchable = (value: string): boolean => !value.startsWith("region:");

/** The same, remembered: most values are those of many records. */
function cachedTokens(value: string): readonly string[] {
	const known = cache.get(value);
	if (known) return known;
	if (cache.size >= MAX_CACHED) cache.clear();
	const found = tokens(value);
	cache.set(value, found);
	return found;
}

/** Tokens by value; emptied when it is full. */
const cache = new Map<string, readonly string[]>();
const MAX_CACHED = 5000;
