/**
 * The facets of a record. Each is a list of exact values; a record may have several, one or none. `format` is the file
 * format of the weights, `gated` is `yes` or `no`, `size` is a class of parameter counts, `provider` is an inference provider that
 * serves it, `app` is a local app that runs it (`appsFor` of the catalogue), `source` is the name of the source it was imported
 * from (`sourceName`), and `private` is the owner of a private record (`privateOwner`); the others are as the record states them.
 */
export const FACETS = [
	"task",
	"library",
	"licence",
	"language",
	"author",
	"tag",
	"base_model",
	"format",
	"gated",
	"size",
	"provider",
	"app",
	"source",
	"private",
] as const;
export type Facet = (typeof FACETS)[number];

/** A facet that readers filter by and see counted. */
export type ReaderFacet = Exclude<Facet, "private">;

export const READER_FACETS: readonly ReaderFacet[] = FACETS.filter((facet) => facet !== "private");

/**
 * The numeric fields of a record, by which a list can be sorted and which a range can bound. `created` and `updated` are
 * milliseconds since 1970, `parameters` is the number of parameters, `memory` the bytes to run the model.
 */
export const SORTS = ["trending", "downloads", "likes", "created", "updated", "parameters", "memory"] as const;
export type Sort = (typeof SORTS)[number];
