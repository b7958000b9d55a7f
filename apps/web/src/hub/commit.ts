import type { HubSnapshot } from "./snapshot.ts";

/** The last change of a file or a repository, in the field names of the read API. */
export interface Commit {
	readonly id: string;
	readonly title: string;
	readonly date: string;
}

/** The commit of files that were last written at some time. */
export function commitOf({ id, sha }: HubSnapshot, modified = 0): Commit {
	return { id: sha, title: `Files of ${id}`, date: new Date(modified).toISOString() };
}
