import type { Facet, Sort } from "@vitrine/search";

export type { Facet, Sort };

/** The facets of the list in the order they stand. Said here too, so that the browser need not load the index for them. */
export const FACETS: readonly Facet[] = ["task", "library", "licence", "language", "author"];

/** One and many. */
export const FACET_NAMES: { readonly [F in Facet]: readonly [one: string, many: string] } = {
	task: ["Task", "tasks"],
	library: ["Library", "libraries"],
	licence: ["Licence", "licences"],
	language: ["Language", "languages"],
	author: ["Author", "authors"],
};

export const SORTS: readonly Sort[] = ["trending", "downloads", "likes", "created", "updated"];

export const SORT_NAMES: { readonly [S in Sort]: string } = {
	trending: "Trending",
	downloads: "Downloads",
	likes: "Likes",
	created: "Created",
	updated: "Updated",
};

export function isSort(text: string): text is Sort {
	return (SORTS as readonly string[]).includes(text);
}
