/**
 * Where a fact about a repository was read, from the most to the least certain: its list of files, its configuration, the
 * header of a weights file, a tag, its card, or its name.
 */
export type Evidence = "files" | "config" | "header" | "tag" | "card" | "name";

/** A fact, and where it was read. */
export interface Found<T> {
	readonly value: T;
	readonly from: Evidence;
}
