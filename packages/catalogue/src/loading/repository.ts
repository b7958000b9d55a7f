import type { LoadSnippet } from "../shapes.ts";

/** Whether download commands accept an id: a name, or an owner and a name. */
export const isRepository = (id: string): boolean => /^(?:\w[\w.-]*\/)?\w[\w.-]*$/.test(id);

/** The name of a model without its owner; the whole id if it is not owner/name. */
export const nameOf = (id: string): string => /^[\w.-]+\/([\w.-]+)$/.exec(id)?.[1] ?? id;

/** A note on an id that such commands do not accept. */
export const noRepository = (id: string): LoadSnippet => ({
	note: `There is no command for this model: its id must be a name or owner/name with only letters, digits, "_", "-" and ".", but is ${JSON.stringify(id)}.`,
});
