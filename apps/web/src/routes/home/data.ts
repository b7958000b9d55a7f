import type { ModelRecord } from "@vitrine/model";
import type { IndexReader } from "@vitrine/search";
import { type Counts, countModels } from "../../data/counts.ts";
import { type OwnSource, ownSources } from "../../data/ownSources.ts";
import { latest, popular, type Shelf } from "./shelves.ts";

/** The parts of the home page that need the index. */
export interface HomeData {
	readonly counts: Counts;
	/** The number of models in the index. */
	readonly models: number;
	/** What the operator imported; undefined while there is only the starter, or nothing. */
	readonly own: Own | undefined;
	/** The shelves of the whole catalogue; those of the operator's models take their place. */
	readonly shelves: readonly Shelf[];
}

export interface Own {
	readonly models: number;
	readonly sources: readonly OwnSource[];
	readonly shelves: readonly Shelf[];
	/** A few of the models, if no figures or dates put them in an order. */
	readonly some: readonly ModelRecord[];
}

/** Sources that a filter may name. */
const MOST = 50;
const SOME = 8;

/** Reads the home page. */
export async function loadHome(index: IndexReader): Promise<HomeData> {
	const [counts, models, sources] = await Promise.all([countModels(index), index.count(), ownSources(index)]);
	const own = sources.length === 0 ? undefined : await loadOwn(index, sources);
	return { counts, models, own, shelves: own || models === 0 ? [] : await shelvesOf(index, {}) };
}

async function loadOwn(index: IndexReader, sources: readonly OwnSource[]): Promise<Own> {
	const filters = { source: sources.slice(0, MOST).map(({ name }) => name) };
	const [shelves, some] = await Promise.all([shelvesOf(index, filters), index.search({ filters, limit: SOME })]);
	return {
		models: sources.reduce((sum, { models }) => sum + models, 0),
		sources,
		shelves,
		some: some.rows.map(({ record }) => record),
	};
}

async function shelvesOf(index: IndexReader, filters: Parameters<typeof popular>[1]): Promise<readonly Shelf[]> {
	const shelves = await Promise.all([popular(index, filters), latest(index, filters)]);
	return shelves.filter((shelf) => shelf !== undefined);
}
