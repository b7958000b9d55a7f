import type { ModelRecord } from "@vitrine/model";
import type { IndexReader, Page } from "@vitrine/search";
import { KeptAnswers } from "../../../data/keptAnswers.ts";
import { type Base, baseIn, MOST_ANCESTORS, statedBases } from "../../../facts/bases.ts";
import { relationTo } from "../../../facts/madeHow.ts";
import { namesOf } from "../../../facts/renames.ts";
import { type Relation, RELATIONS } from "../../../facts/relation.ts";

/** A base model and its own base models. */
export interface Ancestor extends Base {
	/** How the model below is derived from it; absent if not stated. */
	readonly relation?: Relation;
	/** The number of models in the index that are derived from it. */
	readonly children: number;
	/** The most downloaded of them. */
	readonly some: readonly ModelRecord[];
	readonly from: readonly Ancestor[];
}

/** Derived models of one kind, most downloaded first. */
export interface Branch {
	/** Absent for models that do not state it. */
	readonly relation?: Relation;
	readonly models: readonly ModelRecord[];
}

export interface Family {
	readonly ancestors: readonly Ancestor[];
	/** The number of derived models in the index. */
	readonly children: number;
	/** The most downloaded of them, by kind. */
	readonly branches: readonly Branch[];
	/** The number of models in the branches. */
	readonly read: number;
}

/** Children that are read, those of a base model, and generations above. */
const MOST_CHILDREN = 200;
const MOST_SIBLINGS = 5;
const MOST_GENERATIONS = 6;

/** Reads the base models of a model, over all generations, and the models derived from it. */
export async function familyOf(index: IndexReader, record: ModelRecord): Promise<Family> {
	const { rows, total } = await childrenOf(index, record.id, MOST_CHILDREN);
	const own = new Set(namesOf(record.id));
	const children = rows.map((row) => row.record).filter(({ id }) => !own.has(id));
	const byRelation = Map.groupBy(children, (child) => relationTo(child, record.id));
	const branches = [...RELATIONS, undefined].flatMap((relation) => {
		const models = byRelation.get(relation);
		return models ? [{ ...(relation && { relation }), models }] : [];
	});
	return {
		ancestors: await ancestorsOf(index, record),
		children: total - (rows.length - children.length),
		branches,
		read: children.length,
	};
}

/** The number of models in the index that are derived from this one. */
export async function countChildren(index: IndexReader, { id }: Pick<ModelRecord, "id">): Promise<number> {
	return (await index.search({ filters: { base_model: namesOf(id) }, limit: 1 })).total;
}

/** The most downloaded models that are derived from one, by any of its names. */
function childrenOf(index: IndexReader, id: string, limit: number): Promise<Page> {
	return index.search({ filters: { base_model: namesOf(id) }, sort: "downloads", limit });
}

/** Most models are derived from a few: their pages share this answer. */
const siblings = new KeptAnswers<Page>(1_000);

const siblingsOf = (index: IndexReader, id: string): Promise<Page> =>
	siblings.get(index, () => childrenOf(index, id, MOST_SIBLINGS), id);

async function ancestorsOf(index: IndexReader, record: ModelRecord): Promise<readonly Ancestor[]> {
	const seen = new Set(namesOf(record.id));
	const above = async (of: ModelRecord, generation: number): Promise<readonly Ancestor[]> => {
		const ancestors: Ancestor[] = [];
		for (const stated of statedBases(of)) {
			if (seen.has(stated) || seen.size > MOST_ANCESTORS) continue;
			for (const name of namesOf(stated)) seen.add(name);
			const { base, record: found } = await baseIn(index, stated);
			const relation = relationTo(of, stated);
			const from = found && generation < MOST_GENERATIONS ? await above(found, generation + 1) : [];
			const { total, rows } = await siblingsOf(index, base.id);
			const some = rows.map((row) => row.record);
			ancestors.push({ ...base, ...(relation && { relation }), children: total, some, from });
		}
		return ancestors;
	};
	return above(record, 1);
}
