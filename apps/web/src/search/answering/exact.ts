import { type IndexReader, words as piecesOf } from "@vitrine/search";
import type { VisibleStore } from "@vitrine/store";
import { ownSources } from "../../data/ownSources.ts";
import type { Fit } from "../../hardware/fit.ts";
import { checkedIds } from "../../data/checkedIds.ts";
import type { FilterMeaning, Read } from "../reading/meanings.ts";
import { MOST_PIECES } from "./models.ts";

/** What is searched: the index, and the outcomes of checks. */
export type Searched = Pick<VisibleStore, "index" | "outcomes">;

/** Sources that a filter names. */
const MOST_SOURCES = 20;

/** A filter with the values that the index has; undefined if it has none. */
export async function exactly(
	{ store, machine }: { readonly store: Searched; readonly machine?: Fit | undefined },
	read: Read<FilterMeaning>,
): Promise<Read<FilterMeaning> | undefined> {
	const meaning = await exactMeaning(store, machine, read.meaning);
	return meaning && { ...read, meaning };
}

async function exactMeaning(
	store: Searched,
	machine: Fit | undefined,
	meaning: FilterMeaning,
): Promise<FilterMeaning | undefined> {
	switch (meaning.of) {
		case "machine":
			return machine && meaning.name === undefined ? { of: "fit", fit: machine } : undefined;
		case "author": {
			const name = await authorLike(store.index, meaning.name, meaning.isOnlyIfKnown === true);
			return name === undefined ? undefined : { of: "author", name };
		}
		case "checked": {
			const { run, failed } = await checkedIds(store);
			return run.length + failed.length > 0 ? meaning : undefined;
		}
		case "own": {
			const own = await ownSources(store.index);
			return own.length === 0
				? undefined
				: {
						of: "source",
						values: own.slice(0, MOST_SOURCES).map(({ name }) => name),
						label: "your own models",
					};
		}
		case "days":
			return undefined;
		default:
			return meaning;
	}
}

/** The author with a name in any case, else, unless it must be whole, the one with the most models whose name begins with it. */
async function authorLike(index: IndexReader, name: string, isWhole: boolean): Promise<string | undefined> {
	const pieces = piecesOf(name);
	if (pieces.length === 0 || pieces.length > MOST_PIECES) return undefined;
	const { facets } = await index.search({ text: name, facets: ["author"], facetLimit: 400, limit: 1 });
	const authors = (facets.author ?? []).map(({ value }) => value);
	const wanted = name.toLowerCase();
	return (
		authors.find((one) => one === name) ??
		authors.find((one) => one.toLowerCase() === wanted) ??
		(isWhole ? undefined : authors.find((one) => one.toLowerCase().startsWith(wanted)))
	);
}
