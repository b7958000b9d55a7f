import type { Relation } from "../../../facts/relation.ts";

const CHILDREN: Readonly<Record<Relation, string>> = {
	quantized: "Quantized",
	finetune: "Fine-tuned",
	adapter: "Adapters",
	merge: "Merged",
};

/** The name of a kind of derived models. */
export function branchLabel(relation: Relation | undefined): string {
	return relation === undefined ? "Other derivatives" : CHILDREN[relation];
}

/** The id of its section. */
export function branchId(relation: Relation | undefined): string {
	return `made-${relation ?? "somehow"}`;
}
