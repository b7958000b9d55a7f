import type { ModelRecord } from "@vitrine/model";
import type { Index } from "@vitrine/search";
import { idsNear } from "../../errors/idsNear.ts";
import { basesOf } from "../../facts/bases.ts";
import type { Question } from "./question.ts";

/** Models side by side, and what could not be shown. */
export interface Comparison {
	readonly question: Question;
	readonly models: readonly ModelRecord[];
	readonly unknown: readonly UnknownModel[];
	/** Models that are often wanted beside these; where there are none yet, to begin with. */
	readonly others: readonly string[];
	/** Which of the models that these were made from the index holds. */
	readonly bases: ReadonlySet<string>;
}

/** An id that the index does not hold, and ids like it. */
export interface UnknownModel {
	readonly id: string;
	readonly near: readonly string[];
}

/** Looks the models up. */
export async function comparisonOf(index: Index, question: Question): Promise<Comparison> {
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

/** The most used models of the first one's task; of all tasks, where there is no first one. */
async function othersOf(index: Index, models: readonly ModelRecord[]): Promise<readonly string[]> {
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

async function basesHere(index: Index, models: readonly ModelRecord[]): Promise<ReadonlySet<string>> {
	const all = await Promise.all(models.map((record) => basesOf(index, record)));
	return new Set(all.flat().flatMap(({ id, here }) => (here ? [id] : [])));
}
