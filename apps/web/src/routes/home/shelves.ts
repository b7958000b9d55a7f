import type { ModelRecord } from "@vitrine/model";
import type { IndexReader, Query } from "@vitrine/search";

/** Models in an order that means something: no list is one of ties. */
export interface Shelf {
	readonly sorted: "trending" | "downloads" | "updated";
	readonly models: readonly ModelRecord[];
}

const SHOWN = 8;
/** Rows from which the first of equal figures are chosen. */
const READ = 50;
/** Days that are read for the most recent models. */
const DAYS = 8;
const DAY = 86_400_000;

type Filters = NonNullable<Query["filters"]>;

/** The models that trend, or else those with most downloads; undefined if no figures differ. */
export async function popular(index: IndexReader, filters: Filters): Promise<Shelf | undefined> {
	for (const sorted of ["trending", "downloads"] as const) {
		const { rows } = await index.search({ filters, sort: sorted, limit: READ });
		const records = rows.map(({ record }) => record);
		const figure = (record: ModelRecord): number =>
			(sorted === "trending" ? record.trendingScore : record.downloads) ?? 0;
		const models = records
			.toSorted((a, b) => figure(b) - figure(a) || (b.downloads ?? 0) - (a.downloads ?? 0))
			.slice(0, SHOWN);
		const [first, last] = [models[0], models.at(-1)];
		if (first && last && figure(first) > (models.length === 1 ? 0 : figure(last))) return { sorted, models };
	}
	return undefined;
}

/**
 * The most recently updated models, those of one day by their downloads; undefined if none has a date or all have the same
 * day.
 */
export async function latest(index: IndexReader, filters: Filters): Promise<Shelf | undefined> {
	const [newest, oldest] = await Promise.all([
		edge(index, { filters, direction: "desc" }),
		edge(index, { filters, direction: "asc" }),
	]);
	if (newest === undefined || newest === oldest) return undefined;
	const models: ModelRecord[] = [];
	let day: number | undefined = newest;
	for (let read = 0; read < DAYS && day !== undefined && models.length < SHOWN; read++) {
		const updated = { min: day, max: day + DAY - 1 };
		const { rows } = await index.search({
			filters,
			ranges: { updated },
			sort: "downloads",
			limit: SHOWN - models.length,
		});
		models.push(...rows.map(({ record }) => record));
		day = await edge(index, { filters, direction: "desc", ranges: { updated: { max: day - 1 } } });
	}
	return { sorted: "updated", models };
}

/** The start of the first day in an order; undefined without dates. */
async function edge(index: IndexReader, query: Query): Promise<number | undefined> {
	const { rows } = await index.search({ ...query, sort: "updated", limit: 1 });
	const moment = Date.parse(rows[0]?.record.lastModified ?? "");
	return Number.isNaN(moment) ? undefined : Math.floor(moment / DAY) * DAY;
}
