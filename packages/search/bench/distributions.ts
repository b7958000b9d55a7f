import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A value and how many records have it. */
export type Count<T = string> = readonly [value: T, count: number];

/** What `fit.ts` reads off real records; counts are out of `records`. */
export interface Distributions {
	readonly records: number;
	/** Task and library together, empty where a record has none. */
	readonly kinds: readonly Count<readonly [task: string, library: string]>[];
	/** Tags that do not follow from the other fields. */
	readonly tags: readonly Count[];
	/** For each task the most frequent of them, by their places in `tags`. */
	readonly tagsOfTask: Readonly<Record<string, readonly Count<number>[]>>;
	/** Tags of a record, on the average: those of `tags` that its task does not have, and those beyond `tags`, by their beginning. */
	readonly otherTags: number;
	readonly rareTags: readonly Count[];
	readonly licences: readonly Count[];
	/** Lists of languages, joined by commas. */
	readonly languages: readonly Count[];
	/** How a record was made from its base model. */
	readonly relations: readonly Count[];
	readonly bases: readonly Count[];
	/** Base models beyond `bases`. */
	readonly rareBases: number;
	readonly owners: { readonly distinct: number; readonly exponent: number };
	/** Parts of names, those that are too rare to be listed, and how many parts names have. */
	readonly words: readonly Count[];
	readonly rareWords: number;
	readonly lengths: readonly Count<number>[];
	readonly separators: readonly Count[];
	readonly figures: Readonly<Record<Figure, LogNormal>>;
	/** Milliseconds since 1970, from the first record on, equally many records between any two. */
	readonly created: readonly number[];
	/** Milliseconds from the making of a record to its last change. */
	readonly changed: LogNormal;
	readonly gated: number;
}

export const FIGURES = ["downloads", "likes", "trendingScore", "usedStorage", "parameters"] as const;
export type Figure = (typeof FIGURES)[number];

/** Of how many records a figure is above zero, and of its logarithm the mean and the standard deviation; it is never above `most`. */
export interface LogNormal {
	readonly stated: number;
	readonly zero: number;
	readonly mean: number;
	readonly deviation: number;
	readonly most: number;
}

export const FILE: string = join(import.meta.dirname, "distributions.generated.json");

export const readDistributions = (): Distributions => JSON.parse(readFileSync(FILE, "utf8")) as Distributions;
