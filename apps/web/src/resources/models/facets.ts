import type { Result } from "@vitrine/model";
import type { ReaderFacet, Sort } from "@vitrine/search";

export type { ReaderFacet as Facet, Sort };

/** The facets of the list, in their order. Repeated here so that the browser need not load the index for them. */
export const FACETS: readonly ReaderFacet[] = [
	"task",
	"licence",
	"size",
	"library",
	"language",
	"format",
	"gated",
	"provider",
	"app",
	"source",
	"author",
	"base_model",
	"tag",
];

/** The results of checks, in their order. */
export const RESULTS: readonly Result[] = ["run", "failed"];

/** A group of filters: a facet, or what checks of models found here. */
export type Group = ReaderFacet | "checked";

/** Singular, plural, and singular with an article. */
export const FACET_NAMES: { readonly [F in Group]: readonly [one: string, many: string, a: string] } = {
	task: ["Task", "tasks", "a task"],
	library: ["Library", "libraries", "a library"],
	licence: ["Licence", "licences", "a licence"],
	language: ["Language", "languages", "a language"],
	author: ["Author", "authors", "an author"],
	tag: ["Tag", "tags", "a tag"],
	base_model: ["Base model", "base models", "a base model"],
	format: ["Format", "formats", "a format"],
	gated: ["Access", "kinds of access", "a kind of access"],
	provider: ["Provider", "providers", "a provider"],
	app: ["Local app", "apps", "an app"],
	source: ["Source", "sources", "a source"],
	size: ["Parameters", "sizes", "a size"],
	checked: ["Checked here", "results", "a result"],
};

export const SORTS: readonly Sort[] = ["trending", "downloads", "likes", "created", "updated", "parameters", "memory"];

export const SORT_NAMES: { readonly [S in Sort]: string } = {
	trending: "Trending",
	downloads: "Downloads",
	likes: "Likes",
	created: "Created",
	updated: "Updated",
	parameters: "Parameters",
	memory: "Memory",
};

export function isSort(text: string): text is Sort {
	return (SORTS as readonly string[]).includes(text);
}
