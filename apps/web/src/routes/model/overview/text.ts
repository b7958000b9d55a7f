import type { ModelRecord } from "@vitrine/model";
import { links } from "../../../base/links.ts";
import { exact } from "../../../base/numbers.ts";
import { code, link } from "../../../markdown/write.ts";
import type { Family } from "../derivatives/family.ts";
import { type TreeModel, treeOf } from "./tree.ts";

/** A model as a link to its page. */
export const modelLink = (id: string): string => link(code(id), links.model(id));

/** The family of a model as a list. */
export function familyText(record: ModelRecord, family: Family): string {
	const { above, merged, how, branches, siblings } = treeOf(record, family);
	const base = [...above, ...merged].map((model) => ["Base model", modelText(model)] as const);
	const derived = [...branches, ...(siblings ? [siblings] : [])].map(
		({ label, count, models }) =>
			[label, `${exact(count)}, the most downloaded: ${models.map(modelText).join(", ")}`] as const,
	);
	return [...base, ...(how === undefined ? [] : [["This model", how] as const]), ...derived]
		.map(([label, text]) => `- **${label}:** ${text}`)
		.join("\n");
}

function modelText({ id, here, how, stated }: TreeModel): string {
	const notes = [
		...(how === undefined ? [] : [how]),
		...(stated === undefined ? [] : [`named ${code(stated)} before`]),
		...(here ? [] : ["not in this index"]),
	];
	return `${here ? modelLink(id) : code(id)}${notes.length > 0 ? ` (${notes.join("; ")})` : ""}`;
}

/** Similar models as a list. */
export function similarText(models: readonly ModelRecord[]): string {
	return models.map(({ id }) => `- ${modelLink(id)}`).join("\n");
}
