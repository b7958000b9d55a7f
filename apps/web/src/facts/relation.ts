/** The ways in which models are derived from base models, by their names in tags. */
export const RELATIONS = ["quantized", "finetune", "adapter", "merge"] as const;
export type Relation = (typeof RELATIONS)[number];

const WORDS: Readonly<Record<Relation, string>> = {
	quantized: "quantized from",
	finetune: "fine-tuned from",
	adapter: "adapter for",
	merge: "merged from",
};

/** A relation in words, to put before the base model: `quantized from`. */
export function derivedBy(relation: Relation | undefined): string {
	return relation === undefined ? "derived from" : WORDS[relation];
}
