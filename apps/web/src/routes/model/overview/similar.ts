import { contentsOf, parametersFor } from "@vitrine/catalogue";
import { author, baseModels, formats, type ModelRecord } from "@vitrine/model";
import type { IndexReader, Query } from "@vitrine/search";
import { KeptAnswers } from "../../../data/keptAnswers.ts";
import { quantizationLabel } from "../../../facts/madeHow.ts";
import { namesOf } from "../../../facts/renames.ts";

/** Models that are shown, and those that are read to choose from. */
const [SHOWN, READ] = [5, 50];

/** The most downloaded models for the same task and of a similar size, if it is known, that are not related to it; empty if it has no task. */
export async function similarTo(index: IndexReader, record: ModelRecord): Promise<readonly ModelRecord[]> {
	const question = questionOf(record);
	if (question === undefined) return [];
	const related = new Set([record.id, ...baseModels(record)].flatMap(namesOf));
	const isRelated = ({ record: { id }, bases }: Candidate): boolean =>
		related.has(id) || bases.some((base) => related.has(base));
	const { isQuantized, isAdapter, size } = candidate(record);
	const isSameKind = (other: Candidate): boolean =>
		(isQuantized || !other.isQuantized) && isAdapter === other.isAdapter;
	const pool = await poolOf(index, question);
	const similar = pool.filter((other) => isSameKind(other) && isAsLarge(size, other.size) && !isRelated(other));
	return fewPerOwner(similar.map((one) => one.record)).slice(0, SHOWN);
}

/** Whether a number of parameters is between half and twice another, if both are known. */
const isAsLarge = (own: number | undefined, other: number | undefined): boolean =>
	own === undefined || other === undefined || (other >= own / 2 && other <= own * 2);

/** A model that others may be similar to, with what decides it. */
interface Candidate {
	readonly record: ModelRecord;
	readonly bases: readonly string[];
	readonly isQuantized: boolean;
	readonly isAdapter: boolean;
	/** The number of parameters, if it is known. */
	readonly size: number | undefined;
}

const candidate = (record: ModelRecord): Candidate => ({
	record,
	bases: baseModels(record),
	isQuantized: quantizationLabel(record) !== undefined,
	isAdapter: contentsOf(record).adapter !== undefined,
	size: sizeOf(record),
});

/** Models of one owner that are shown. */
const OF_OWNER = 2;

function fewPerOwner(models: readonly ModelRecord[]): readonly ModelRecord[] {
	const shown = new Map<string | undefined, number>();
	return models.filter((model) => {
		const before = shown.get(author(model)) ?? 0;
		shown.set(author(model), before + 1);
		return before < OF_OWNER;
	});
}

/** The number of parameters by which similar models are chosen; undefined if the record does not tell. */
export const sizeOf = (record: ModelRecord): number | undefined => parametersFor(record)?.count;

/** Models of a task whose number of parameters is within two powers of two, a question that many models share; GGUF if that is all the model has. */
function questionOf(record: ModelRecord): Query | undefined {
	const { pipeline_tag: task } = record;
	if (task === undefined) return undefined;
	const parameters = sizeOf(record);
	const known = formats(record);
	const isGguf = known.length === 1 && known[0] === "gguf";
	const filters = { task: [task], ...(isGguf && { format: ["gguf"] }) };
	const shared = { sort: "downloads", limit: READ } as const;
	if (parameters === undefined) return { ...shared, filters };
	const power = Math.floor(Math.log2(parameters));
	return { ...shared, filters, ranges: { parameters: { min: 2 ** (power - 1), max: 2 ** (power + 2) } } };
}

/** Models of one task and size share their answer. */
const pools = new KeptAnswers<readonly Candidate[]>(300);

function poolOf(index: IndexReader, question: Query): Promise<readonly Candidate[]> {
	const find = async (): Promise<readonly Candidate[]> =>
		(await index.search(question)).rows.map((row) => candidate(row.record));
	return pools.get(index, find, JSON.stringify(question));
}
