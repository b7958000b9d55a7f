import { baseModels, isGated, licences, type ModelRecord, parameterCount, shortened } from "@vitrine/model";
import { choicesFor, memoryOf } from "@vitrine/catalogue";
import type { CheckedHere } from "@vitrine/verify";
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
	const { size, memory, needs, code, ...facts } = factsOf(record);
	const standing = outcome === undefined ? code : codeLevel(record, undefined, outcome);
	return {
		id: record.id,
		facts: [
			...(filters.library?.length === 1 ? [] : facts.library),
			...(filters.licence?.length === 1 ? [] : facts.licences),
			...facts.others,
		]
			.map((fact) => shortened(fact, LONGEST))
			.slice(0, MOST),
		gated: isGated(record),
		...(standing && { code: standing }),
		...(task !== undefined && {
			task: { ...labelOf("task", task), label: shortened(labelOf("task", task).label, LONGEST) },
		}),
		...(facts.parameters !== undefined && { parameters: facts.parameters }),
		...(size && { size }),
		...(showsMemory(query) ? memory && { memory } : needs !== undefined && { needs }),
		...(record.downloads !== undefined && { downloads: record.downloads }),
		...(record.likes !== undefined && { likes: record.likes }),
		...(record.lastModified !== undefined && { updated: record.lastModified }),
	};
}

/** What a row says of a record in every list. */
interface RowFacts {
	readonly library: readonly string[];
	readonly licences: readonly string[];
	readonly others: readonly string[];
	readonly parameters: number | undefined;
	readonly size: ReturnType<typeof weightsFact>;
	readonly memory: ReturnType<typeof memoryFact>;
	readonly needs: number | undefined;
	readonly code: ReturnType<typeof codeLevel>;
}

/** An index gives the same object for a record that it returns often. */
const KNOWN = new WeakMap<ModelRecord, RowFacts>();

function factsOf(record: ModelRecord): RowFacts {
	const known = KNOWN.get(record);
	if (known !== undefined) return known;
	const choices = choicesFor(record);
	const estimate = memoryOf(record, choices.contents);
	const spoken = shortLanguages(record);
	const facts: RowFacts = {
		library: libraryOf(record),
		licences: licences(record).map(licenceLabel),
		others: [...(spoken === undefined ? [] : [spoken]), ...baseOf(record)],
		parameters: parameterCount(record),
		size: weightsFact(record, estimate),
		memory: memoryFact(record, estimate),
		needs: estimate.usual?.total,
		code: codeLevel(record, choices),
	};
	KNOWN.set(record, facts);
	return facts;
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
