import type { ModelRecord } from "@vitrine/model";
import type { IndexReader } from "@vitrine/search";
import { idsNear } from "../../data/idsNear.ts";
import { basesOf } from "../../facts/bases.ts";
import type { Question } from "./question.ts";

/** The models of a comparison, and the ids that were not found. */
export interface Comparison {
	readonly question: Question;
	readonly models: readonly ModelRecord[];
	readonly unknown: readonly UnknownModel[];
	/** Models to add. */
	readonly others: readonly string[];
	/** Base models that the index has, by the ids that records state, with their ids in the index. */
	readonly bases: ReadonlyMap<string, string>;
}

/** An id that the index does not have, and similar ids. */
export interface UnknownModel {
	readonly id: string;
	readonly near: readonly string[];
}

/** Reads the models of a comparison. */
export async function comparisonOf(index: IndexReader, question: Question): Promise<Comparison> {
	const rows = await Promise.all(question.ids.map((id) => index.get(id)));
	const models = rows.flatMap((row) => (row ? [row.record] : []));
	const missing = question.ids.filter((_, at) => rows[at] === undefined);
	return {
		question,
		models,
		unknown: await Promise.all(missing.map(async (id) => ({ id, near: await idsNear(index, id) }))),
		others: await othersOf(index, models),
		bases: await basesHere(index, models),
	};
}

const OTHERS = 5;

/** The most used models of the first model's task, or of all tasks if there are no models. */
async function othersOf(index: IndexReader, models: readonly ModelRecord[]): Promise<readonly string[]> {
	const [first] = models;
	const task = first?.pipeline_tag;
	if (first && task === undefined) return [];
	const shown = new Set(models.map(({ id }) => id));
	const filters = task === undefined ? {} : { task: [task] };
	const { rows } = await index.search({ filters, sort: "downloads", limit: OTHERS + shown.size });
	return rows
		.map(({ record }) => record.id)
		.filter((id) => !shown.has(id))
		.slice(0, OTHERS);
}

async function basesHere(index: IndexReader, models: readonly ModelRecord[]): Promise<ReadonlyMap<string, string>> {
	const all = await Promise.all(models.map((record) => basesOf(index, record)));
	return new Map(all.flat().flatMap(({ id, here, stated = id }) => (here ? [[stated, id] as const] : [])));
}
