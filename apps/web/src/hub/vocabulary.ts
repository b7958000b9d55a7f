import { languageName } from "@vitrine/model";
import type { Facet, IndexReader } from "@vitrine/search";

/** A value that models can be filtered by, in the field names of the read API. */
interface Tag {
	readonly type: string;
	readonly id: string;
	readonly label: string;
}

/** Values of each type, the most frequent. */
const MOST = 1_000;

/** The types of tags by the facet that has them, and what a client filters by. */
const TYPES: Readonly<Partial<Record<Facet, { readonly type: string; readonly id: (value: string) => string }>>> = {
	task: { type: "pipeline_tag", id: (value) => value },
	library: { type: "library", id: (value) => value },
	language: { type: "language", id: (value) => value },
	licence: { type: "license", id: (value) => `license:${value}` },
};

/** The values that the models in the index have, by type, or only those of `wanted`. */
export async function tagsByType(
	index: IndexReader,
	wanted: string | undefined,
): Promise<Readonly<Record<string, readonly Tag[]>>> {
	const all = Object.entries(TYPES) as [Facet, NonNullable<(typeof TYPES)[Facet]>][];
	const types = all.filter(([, { type }]) => wanted === undefined || type === wanted);
	if (types.length === 0) return {};
	const { facets } = await index.search({ facets: types.map(([facet]) => facet), facetLimit: MOST, limit: 1 });
	return Object.fromEntries(
		types.map(([facet, { type, id }]) => [
			type,
			(facets[facet] ?? []).map(({ value }) => ({
				type,
				id: id(value),
				label: (facet === "language" ? languageName(value) : undefined) ?? value,
			})),
		]),
	);
}
