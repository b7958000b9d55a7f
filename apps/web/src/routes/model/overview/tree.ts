import type { ModelRecord } from "@vitrine/model";
import type { Base } from "../../../facts/bases.ts";
import { quantizationLabel } from "../../../facts/madeHow.ts";
import { namesOf } from "../../../facts/renames.ts";
import type { Relation } from "../../../facts/relation.ts";
import { branchId, branchLabel } from "../derivatives/branches.ts";
import { relationTo } from "../../../facts/madeHow.ts";
import type { Ancestor, Family } from "../derivatives/family.ts";

/** The family of a model as it is drawn. */
interface Tree {
	/** Base models, the origin first, each made from the one before it; several generations only if each has one base model. */
	readonly above: readonly TreeModel[];
	/** The base models of a model that has several. */
	readonly merged: readonly TreeModel[];
	/** How the model itself was made, such as `quantized, FP8`. */
	readonly how?: string;
	readonly branches: readonly TreeBranch[];
	/** Other models with the same base model; absent if there are none. */
	readonly siblings?: TreeBranch;
}

export interface TreeModel extends Base {
	readonly how?: string;
}

/** Models of one kind: how many there are, and the most downloaded. */
export interface TreeBranch {
	readonly label: string;
	/** The id of its section on the tab with all derived models. */
	readonly section?: string;
	readonly count: number;
	readonly models: readonly TreeModel[];
}

/** Models of a branch that are named. */
const NAMED = 3;

/** The tree of a model. */
export function treeOf(record: ModelRecord, { ancestors, branches }: Family): Tree {
	const line = lineOf(ancestors);
	const parent = ancestors.length === 1 ? ancestors[0] : undefined;
	const how = parent && howMade(parent.relation, record);
	const siblings = parent && siblingsOf(record, parent);
	return {
		above: line.map((one, at) => rowOf(one, line[at - 1]?.relation)),
		merged: parent ? [] : ancestors.map((one) => rowOf(one, one.relation)),
		...(how !== undefined && { how }),
		branches: branches.map(({ relation, models }) => ({
			label: branchLabel(relation),
			section: branchId(relation),
			count: models.length,
			models: models.slice(0, NAMED).map((model) => branchRow(model, relation)),
		})),
		...(siblings && { siblings }),
	};
}

/** The generations above a model while each has one base model, the origin first. */
function lineOf(ancestors: readonly Ancestor[]): readonly Ancestor[] {
	const [only, ...others] = ancestors;
	return only === undefined || others.length > 0 ? [] : [...lineOf(only.from), only];
}

function rowOf({ id, here, stated }: Ancestor, relation: Relation | undefined): TreeModel {
	const how = relation === undefined ? undefined : MADE[relation];
	return { id, here, ...(stated !== undefined && { stated }), ...(how !== undefined && { how }) };
}

const MADE: Readonly<Record<Relation, string>> = {
	quantized: "quantized",
	finetune: "fine-tuned",
	adapter: "adapter",
	merge: "merged",
};

function howMade(relation: Relation | undefined, record: ModelRecord): string | undefined {
	const label = relation === "quantized" ? quantizationLabel(record) : undefined;
	return relation && [MADE[relation], label].filter((one) => one !== undefined).join(", ");
}

/** A model under the name of its kind, so that only its quantization is left to say. */
function branchRow(model: ModelRecord, relation: Relation | undefined): TreeModel {
	return modelRow(model, relation === "quantized" ? quantizationLabel(model) : undefined);
}

function modelRow({ id }: ModelRecord, how: string | undefined): TreeModel {
	return { id, here: true, ...(how !== undefined && { how }) };
}

function siblingsOf(record: ModelRecord, { id, children, some }: Ancestor): TreeBranch | undefined {
	const own = new Set(namesOf(record.id));
	const others = some.filter((model) => !own.has(model.id));
	if (others.length === 0) return undefined;
	const rows = others.slice(0, NAMED).map((model) => modelRow(model, howMade(relationTo(model, id), model)));
	return { label: "Others derived from it", count: Math.max(children - 1, others.length), models: rows };
}
