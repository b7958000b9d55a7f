import type { LoadSnippet } from "../shapes.ts";

/** Whether a command that fetches models takes an id: a name, or an owner and a name. */
export const isRepository = (id: string): boolean => /^(?:\w[\w.-]*\/)?\w[\w.-]*$/.test(id);

/** What to say of an id that such a command would not take for a repository. */
export const noRepository = (id: string): LoadSnippet => ({
	note: `There is no command for this model: its id is not a name or owner/name, of letters, digits, "_", "-" and ".": ${JSON.stringify(id)}`,
});
