import type { ModelRecord } from "@vitrine/model";
import { name } from "@vitrine/model/reading";

/** How a draft model finds the next words, by its id and its tags; undefined if they do not tell. */
export function draftMethod({ id, tags }: ModelRecord): string | undefined {
	const told = [id, ...tags];
	return METHODS.find(([pattern]) => told.some((one) => pattern.test(one)))?.[1];
}

const METHODS: readonly (readonly [told: RegExp, method: string])[] = [
	[word("dspark"), "DSPARK"],
	[word("dflash"), "DFLASH"],
	[word("p?eagle-?3"), "EAGLE3"],
	[word("p?eagle"), "EAGLE"],
];

/** Whether the weights are the layers that predict several tokens of the larger model. */
export const isMtp = ({ id, tags }: ModelRecord): boolean => [id, ...tags].some((one) => MTP.test(one));

const MTP = word("mtp(?:v?\\d*)", "[-_.]");

/** Whether an id says that the model drafts the words of another. */
export const isNamedDraft = (id: string): boolean =>
	draftMethod({ id, tags: [] }) !== undefined || isMtp({ id, tags: [] }) || DRAFT.test(id);

const DRAFT = word("(?:assistant|draft(?:er)?|hydra|medusa|speculators?)v?[\\d.]*", "[-_.]");

/** Whether the name of a repository calls it a part that assists another model: a draft, a projector or statistics. */
export const isNamedAssistant = (record: ModelRecord): boolean => isNamedDraft(name(record)) || PART.test(name(record));

const PART = word("(?:flash|mmproj|imatrix)v?[\\d.]*", "[-_.]");

/** Whether an id calls its model by a name that only drafts have. */
export const isCertainDraft = (id: string): boolean => CERTAIN.test(id);

const CERTAIN = word("(?:drafter|speculators?)", "[-_.]");

/** A word of an id, between its separators; a method's name may be followed by anything but a letter. */
function word(pattern: string, end = "[^a-z]"): RegExp {
	return new RegExp(`(?:^|[-_./])${pattern}(?=$|${end})`, "i");
}
