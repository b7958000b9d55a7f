import { baseModels, type ModelRecord } from "@vitrine/model";

/** How a model was made from its base models. */
export type Relation = "adapter" | "quantized" | "finetune" | "merge";

/** The base models of a record, in their order, and their relation where a tag states it. */
export interface Bases {
	readonly ids: readonly string[];
	readonly relation: Relation | undefined;
}

/** Reads the base models: those of `base_model:` tags with a relation first, then the card's. */
export function basesOf(record: ModelRecord): Bases {
	const related = record.tags.map(relatedBase).filter((base) => base !== undefined);
	const stated = record.config?.peft?.base_model_name_or_path;
	const ids = [...(stated ? [stated] : []), ...baseModels(record), ...related.map(([, id]) => id)];
	return { ids: [...new Set(ids.flatMap(splitIds))], relation: related[0]?.[0] };
}

function relatedBase(tag: string): readonly [relation: Relation, id: string] | undefined {
	if (!tag.startsWith(PREFIX)) return undefined;
	const relation = RELATIONS.find((one) => tag.startsWith(one, PREFIX.length));
	const start = PREFIX.length + (relation?.length ?? 0);
	return relation !== undefined && tag[start] === ":" ? [relation, tag.slice(start + 1)] : undefined;
}

const PREFIX = "base_model:";
const RELATIONS: readonly Relation[] = ["adapter", "quantized", "finetune", "merge"];

/** Some cards list several ids in one text. No id contains a comma or a space. */
function splitIds(text: string): readonly string[] {
	return text
		.split(/[,\s]+/)
		.map((id) => id.trim())
		.filter((id) => id !== "");
}
