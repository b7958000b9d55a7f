import { baseModels, isGated, licences, type ModelRecord, parameterCount } from "@vitrine/model";
import { choicesFor, memoryOf } from "@vitrine/catalogue";
import type { CheckedHere } from "@vitrine/verify";
import { cut } from "../../../base/cut.ts";
import { codeLevel } from "../../../data/defaultCode.ts";
import { libraryLabel, licenceLabel, shortLanguages } from "../../../facts/names.ts";
import { derivedBy, RELATIONS } from "../../../facts/relation.ts";
import { memoryFact, weightsFact } from "../../../facts/memory.ts";
import { labelOf } from "../../../facts/facetLabels.ts";
import { type ListQuery, showsMemory } from "../query/query.ts";
import type { RowView } from "../view.ts";

/** Facts of a row, and characters of one. */
const [MOST, LONGEST] = [12, 200];

/** A record as a row. Facts that the list is filtered by are left out. */
export function rowOf(record: ModelRecord, query: ListQuery, outcome?: CheckedHere): RowView {
	const { filters } = query;
	const task = filters.task?.length === 1 ? undefined : record.pipeline_tag;
	const parameters = parameterCount(record);
	const choices = choicesFor(record);
	const estimate = memoryOf(record, choices.contents);
	const size = weightsFact(record, estimate);
	const code = codeLevel(record, choices, outcome);
	const spoken = shortLanguages(record);
	const memory = showsMemory(query) ? memoryFact(record, estimate) : undefined;
	const needs = showsMemory(query) ? undefined : estimate.usual?.total;
	return {
		id: record.id,
		facts: [
			...(filters.library?.length === 1 ? [] : libraryOf(record)),
			...(filters.licence?.length === 1 ? [] : licences(record).map(licenceLabel)),
			...(spoken === undefined ? [] : [spoken]),
			...baseOf(record),
		]
			.map((fact) => cut(fact, LONGEST))
			.slice(0, MOST),
		gated: isGated(record),
		...(code && { code }),
		...(task !== undefined && { task: { ...labelOf("task", task), label: cut(labelOf("task", task).label, LONGEST) } }),
		...(parameters !== undefined && { parameters }),
		...(size && { size }),
		...(memory !== undefined && { memory }),
		...(needs !== undefined && { needs }),
		...(record.downloads !== undefined && { downloads: record.downloads }),
		...(record.likes !== undefined && { likes: record.likes }),
		...(record.lastModified !== undefined && { updated: record.lastModified }),
	};
}

function libraryOf(record: ModelRecord): readonly string[] {
	return record.library_name === undefined ? [] : [libraryLabel(record.library_name)];
}

function baseOf(record: ModelRecord): readonly string[] {
	const [base, ...others] = baseModels(record);
	if (base === undefined) return [];
	return [`${relation(record)} ${base}${others.length > 0 ? ` and ${others.length} more` : ""}`];
}

/** How it is derived from its base model, by its card or a tag. */
function relation(record: ModelRecord): string {
	const stated = record.cardData?.["base_model_relation"];
	const tagged = RELATIONS.find((kind) => record.tags.some((tag) => tag.startsWith(`base_model:${kind}:`)));
	return derivedBy(RELATIONS.find((kind) => kind === stated) ?? tagged);
}
