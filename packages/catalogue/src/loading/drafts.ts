import type { ModelRecord } from "@vitrine/model";

/** What stands in code for a base model that the record does not name. */
export const FILL_IN = "fill-in-base-model";

/** The first of base models that is no draft itself. */
export const largerOf = (bases: readonly string[]): string | undefined => bases.find((id) => !isNamedDraft(id));

/** Whether a name says that the model drafts the words of another. */
export const isNamedDraft = (id: string): boolean =>
	draftMethod({ id, tags: [] }) !== undefined || isMtp({ id, tags: [] }) || DRAFT.test(id);

const DRAFT = /[-_.](?:assistant|draft(?:er)?|hydra|medusa|speculators?)(?=$|[-_.])/i;

/** How a draft model finds the next words, by its name and its tags; undefined if they do not tell. */
export function draftMethod({ id, tags }: ModelRecord): string | undefined {
	const told = [id, ...tags].join(" ");
	return METHODS.find(([pattern]) => pattern.test(told))?.[1];
}

const METHODS: readonly (readonly [told: RegExp, method: string])[] = [
	[/dspark/i, "DSPARK"],
	[/dflash/i, "DFLASH"],
	[/eagle-?3/i, "EAGLE3"],
	[/eagle/i, "EAGLE"],
];

/** Whether the weights are the layers that predict several tokens of the larger model. */
export const isMtp = ({ id, tags }: ModelRecord): boolean => [id, ...tags].some((one) => MTP.test(one));

const MTP = /(?:^|[-_.])mtp(?:v?\d*)(?=$|[-_.])/i;
