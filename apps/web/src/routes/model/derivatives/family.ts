import { baseModels, hasTag, type ModelRecord } from "@vitrine/model";
import type { Index } from "@vitrine/search";
import { type Base, MOST_ANCESTORS } from "../../../facts/bases.ts";
import { type Relation, RELATIONS } from "../../../facts/relation.ts";

/** A base model and its own base models. */
export interface Ancestor extends Base {
	/** How the model below is derived from it; absent if not stated. */
	readonly relation?: Relation;
	/** The number of models in the index that are derived from it. */
	readonly children: number;
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

/** Children that are read, and generations above. */
const MOST_CHILDREN = 200;
const MOST_GENERATIONS = 6;

/** Reads the base models of a model, over all generations, and the models derived from it. */
export async function familyOf(index: Index, record: ModelRecord): Promise<Family> {
	const { rows, total } = await index.search({
		filters: { base_model: [record.id] },
		sort: "downloads",
		limit: MOST_CHILDREN,
	});
	const children = rows.map((row) => row.record).filter(({ id }) => id !== record.id);
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
export async function countChildren(index: Index, { id }: Pick<ModelRecord, "id">): Promise<number> {
	return (await index.search({ filters: { base_model: [id] }, limit: 1 })).total;
}

async function ancestorsOf(index: Index, record: ModelRecord): Promise<readonly Ancestor[]> {
	const seen = new Set([record.id]);
	const above = async (of: ModelRecord, generation: number): Promise<readonly Ancestor[]> => {
		const found: Ancestor[] = [];
		for (const id of baseModels(of)) {
			if (seen.has(id) || seen.size > MOST_ANCESTORS) continue;
			seen.add(id);
			const base = (await index.get(id))?.record;
			const relation = relationTo(of, id);
			const from = base && generation < MOST_GENERATIONS ? await above(base, generation + 1) : [];
			const children = await countChildren(index, { id });
			found.push({ id, ...(relation && { relation }), here: base !== undefined, children, from });
		}
		return found;
	};
	return above(record, 1);
}

/** How a model is derived from another, by its card, else its tags, else its format. */
export function relationTo(record: ModelRecord, base: string): Relation | undefined {
	const stated = RELATIONS.find((relation) => relation === record.cardData?.["base_model_relation"]);
	const tagged = RELATIONS.find((relation) => hasTag(record, `base_model:${relation}:${base}`));
	return stated ?? tagged ?? onlyTagged(record) ?? RELATIONS.find((relation) => SIGNS[relation](record));
}

/** The relation that all tags state, whatever base they name: hubs may use another name of the base than the card. */
function onlyTagged({ tags }: ModelRecord): Relation | undefined {
	const all = RELATIONS.filter((relation) => tags.some((tag) => tag.startsWith(`base_model:${relation}:`)));
	return all.length === 1 ? all[0] : undefined;
}

const SIGNS: Readonly<Record<Relation, (record: ModelRecord) => boolean>> = {
	quantized: (record) =>
		record.config?.quantization_config !== undefined || record.gguf !== undefined || hasTag(record, "gguf"),
	adapter: (record) => record.library_name === "peft" || record.config?.peft !== undefined || hasTag(record, "lora"),
	merge: (record) => hasTag(record, "merge") && baseModels(record).length > 1,
	finetune: () => false,
};
