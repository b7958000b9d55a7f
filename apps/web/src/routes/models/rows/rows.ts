import { baseModels, isGated, licences, type ModelRecord, parameterCount, shortened } from "@vitrine/model";
import { choicesFor, memoryOf } from "@vitrine/catalogue";
import { piecesOf } from "@vitrine/code";
import type { CheckedHere } from "@vitrine/verify";
import { firstWithin } from "../../../base/firstWithin.ts";
import { codeLevel } from "../../../data/defaultCode.ts";
import { libraryLabel, licenceLabel, shortLanguages } from "../../../facts/names.ts";
import { derivedBy, RELATIONS } from "../../../facts/relation.ts";
import { memoryFact, weightsFact } from "../../../facts/memory.ts";
import { labelOf } from "../../../facts/facetLabels.ts";
import { type ListQuery, showsMemory } from "../../../resources/models/query.ts";
import type { RowView } from "../view.ts";

/** Facts of a row, and characters of one. */
const [MOST, LONGEST] = [12, 200];
/** Bytes of the HTML of all facts of a row, about; ordinary ones take some 100. */
const LONGEST_OF_ALL = 4_000;
/** Bytes of a character in HTML, at most, and of one that is shown by its code point. */
const [ESCAPED, REVEALED] = [6, 100];

/** The rows of a record by what a list leaves out of them. */
const ROWS = new WeakMap<ModelRecord, Map<string, RowView>>();

/** A record as a row. Facts that the list is filtered by are left out. Lists that show a record alike get the same row. */
export function rowOf(record: ModelRecord, query: ListQuery, outcome?: CheckedHere): RowView {
	const shown = shownIn(query);
	if (outcome !== undefined) return madeRow(record, shown, outcome);
	const variant = Object.values(shown).join();
	let rows = ROWS.get(record);
	if (rows === undefined) ROWS.set(record, (rows = new Map()));
	let row = rows.get(variant);
	if (row === undefined) rows.set(variant, (row = madeRow(record, shown)));
	return row;
}

/** What a list shows of its records. */
interface Shown {
	readonly task: boolean;
	readonly library: boolean;
	readonly licence: boolean;
	readonly memory: boolean;
}

function shownIn(query: ListQuery): Shown {
	const { task, library, licence } = query.filters;
	return {
		task: task?.length !== 1,
		library: library?.length !== 1,
		licence: licence?.length !== 1,
		memory: showsMemory(query),
	};
}

function madeRow(record: ModelRecord, shown: Shown, outcome?: CheckedHere): RowView {
	const task = shown.task ? record.pipeline_tag : undefined;
	const { size, memory, needs, code, ...facts } = factsOf(record);
	const standing = outcome === undefined ? code : codeLevel(record, undefined, outcome);
	return {
		id: record.id,
		facts: firstWithin(
			[...(shown.library ? facts.library : []), ...(shown.licence ? facts.licences : []), ...facts.others].map((fact) =>
				shortened(fact, LONGEST),
			),
			sizeOf,
			{ count: MOST, length: LONGEST_OF_ALL },
		),
		gated: isGated(record),
		...(standing && { code: standing }),
		...(task !== undefined && {
			task: { ...labelOf("task", task), label: shortened(labelOf("task", task).label, LONGEST) },
		}),
		...(facts.parameters !== undefined && { parameters: facts.parameters }),
		...(size && { size }),
		...(shown.memory ? memory && { memory } : needs !== undefined && { needs }),
		...(record.downloads !== undefined && { downloads: record.downloads }),
		...(record.likes !== undefined && { likes: record.likes }),
		...(record.lastModified !== undefined && { updated: record.lastModified }),
	};
}

/** Bytes of a text in HTML, at most. */
function sizeOf(text: string): number {
	return ESCAPED * text.length + REVEALED * piecesOf(text, "prose").filter((piece) => typeof piece === "number").length;
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
