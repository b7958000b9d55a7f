import { baseModels, type ModelRecord, parametersInName } from "@vitrine/model/reading";

/** How a model was made from its base models. */
type Relation = "adapter" | "quantized" | "finetune" | "merge";

/** The base models of a record, in their order, and their relation where a tag states it. The order is that of the card, but first those that a tag names as well. */
export interface Bases {
	readonly ids: readonly string[];
	readonly relation: Relation | undefined;
}

/** Reads the base models: that of the configuration of an adapter, then the card's, then those of tags. */
export function basesOf(record: ModelRecord): Bases {
	const tagged = record.tags.filter((tag) => tag.startsWith(PREFIX));
	const stated = record.config?.peft?.base_model_name_or_path;
	if (tagged.length === 0 && !stated && record.cardData?.base_model === undefined) return NONE;
	const related = tagged.map(relatedBase).filter((base) => base !== undefined);
	const inTags = related.map(([, id]) => id);
	const only = stated ? undefined : onlyBase(record, inTags);
	if (only !== undefined) return { ids: [only], relation: related[0]?.[0] };
	const ids = [...agreeing(baseModels(record).flatMap(splitIds), inTags), ...inTags].filter(isId);
	return { ids: [...new Set(stated && isId(stated) ? [stated, ...ids] : ids)], relation: related[0]?.[0] };
}

/** The base model that the card and the tags alike state as the only one, as most do. */
function onlyBase({ cardData }: ModelRecord, inTags: readonly string[]): string | undefined {
	const [id] = inTags;
	const stated = cardData?.base_model;
	const inCard = Array.isArray(stated) && stated.length === 1 ? stated[0] : stated;
	return id !== undefined && isId(id) && !id.includes(",") && inTags.every((one) => one === id) && inCard === id
		? id
		: undefined;
}

/** The ids of a card, first those that a tag names as well: of the rest, nothing else tells that they are meant. */
function agreeing(ids: readonly string[], inTags: readonly string[]): readonly string[] {
	const named = new Set(inTags.map((id) => id.toLowerCase()));
	const isNamed = (id: string): boolean => named.has(id.toLowerCase());
	return [...ids.filter(isNamed), ...ids.filter((id) => !isNamed(id))];
}

/** What programs write in place of an id that they do not have. */
const isId = (text: string): boolean => !/^(?:undefined|null|none)?$/i.test(text);

/** The number of parameters that the name of the first base model states; undefined if it states none. */
export const parametersOfBase = ({ ids: [id] }: Bases): number | undefined =>
	id === undefined ? undefined : parametersInName({ id, tags: [] });

const NONE: Bases = { ids: [], relation: undefined };

function relatedBase(tag: string): readonly [relation: Relation, id: string] | undefined {
	const relation = RELATIONS.find((one) => tag.startsWith(one, PREFIX.length));
	const start = PREFIX.length + (relation?.length ?? 0);
	return relation !== undefined && tag[start] === ":" ? [relation, tag.slice(start + 1)] : undefined;
}

const PREFIX = "base_model:";
const RELATIONS: readonly Relation[] = ["adapter", "quantized", "finetune", "merge"];

/** Some cards list several ids in one text. */
function splitIds(text: string): readonly string[] {
	if (!text.includes(",")) return [text];
	const ids = text.split(",").map((id) => id.trim());
	return ids.every((id) => /^[\w.-]+\/[\w.-]+$/.test(id)) ? ids : [text];
}
