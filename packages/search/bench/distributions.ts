import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A value and how many records have it. */
export type Count<T = string> = readonly [value: T, count: number];

/** The distributions that `fit.ts` reads from real records; counts are out of `records`. */
export interface Distributions {
	readonly records: number;
	/** Pairs of task and library, empty if a record has none. */
	readonly kinds: readonly Count<readonly [task: string, library: string]>[];
	/** Tags that do not follow from the other fields. */
	readonly tags: readonly Count[];
	/** For each task the most frequent of them, by their places in `tags`. */
	readonly tagsOfTask: Readonly<Record<string, readonly Count<number>[]>>;
	/** Mean number of tags per record: of `tags` that are not typical for its task, and of others, by their prefix. */
	readonly otherTags: number;
	readonly rareTags: readonly Count[];
	readonly licences: readonly Count[];
	/** Lists of languages, joined by commas. */
	readonly languages: readonly Count[];
	/** The relation to the base model. */
	readonly relations: readonly Count[];
	readonly bases: readonly Count[];
	/** Base models that are not in `bases`. */
	readonly rareBases: number;
	readonly owners: { readonly distinct: number; readonly exponent: number };
	/** Parts of names, the number of rarer parts, and the number of parts per name. */
	readonly words: readonly Count[];
	readonly rareWords: number;
	readonly lengths: readonly Count<number>[];
	readonly separators: readonly Count[];
	readonly figures: Readonly<Record<NumberField, LogNormal>>;
	/** Milliseconds since 1970, with equally many records between any two. */
	readonly created: readonly number[];
	/** Milliseconds from the creation of a record to its last change. */
	readonly changed: LogNormal;
	readonly gated: number;
}

export const NUMBER_FIELDS = ["downloads", "likes", "trendingScore", "usedStorage", "parameters"] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** How many records have a value and how many are 0; of the others, mean and standard deviation of the logarithm, and the maximum. */
export interface LogNormal {
	readonly stated: number;
	readonly zero: number;
	readonly mean: number;
	readonly deviation: number;
	readonly most: number;
}

export const FILE: string = join(import.meta.dirname, "distributions.generated.json");

export const readDistributions = (): Distributions => JSON.parse(readFileSync(FILE, "utf8")) as Distributions;
