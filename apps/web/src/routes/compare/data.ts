import type { ModelRecord } from "@vitrine/model";
import type { Index } from "@vitrine/search";
import { idsNear } from "../errors/nearest.ts";
import type { Question } from "./question.ts";

/** Models side by side, and what could not be shown. */
export interface Comparison {
	readonly question: Question;
	readonly models: readonly ModelRecord[];
	readonly unknown: readonly UnknownModel[];
	/** Models that are often wanted beside these. */
	readonly others: readonly string[];
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
	};
}

const OTHERS = 5;

/** The most used models of the first one's task. */
async function othersOf(index: Index, models: readonly ModelRecord[]): Promise<readonly string[]> {
	const task = models[0]?.pipeline_tag;
	if (task === undefined) return [];
	const shown = new Set(models.map(({ id }) => id));
	const { rows } = await index.search({ filters: { task: [task] }, sort: "downloads", limit: OTHERS + shown.size });
	return rows
		.map(({ record }) => record.id)
		.filter((id) => !shown.has(id))
		.slice(0, OTHERS);
}
