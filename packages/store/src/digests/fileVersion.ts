/** A file at a moment: what its digest belongs to. */
export interface FileVersion {
	/** The id of the source that it is read from. */
	readonly source: string;
	/** The id of its repository. */
	readonly id: string;
	readonly path: string;
	readonly size: number;
	/** Milliseconds since 1970, as in RepositoryFile. */
	readonly modified?: number;
	readonly changed?: number;
	/** The digest that its source names it by. */
	readonly digest?: string;
}

/** Bytes from which a file is named by its SHA-256, as hubs do; a smaller one has the name that git gives it. */
const LARGE = 10 * 1024 * 1024;

export const isLarge = ({ size }: Pick<FileVersion, "size">): boolean => size > LARGE;

/** Milliseconds after which a change to a file cannot have the time of an earlier one; git waits as long. */
const SETTLED = 2_000;

/** How long to wait until the times of a file identify its contents. */
export function unsettled({ changed, modified = 0 }: FileVersion): number {
	return Math.min(SETTLED, Math.max(0, (changed ?? modified) + SETTLED - Date.now()));
}
