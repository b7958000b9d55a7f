import type { OpenFile, RepositoryFile } from "@vitrine/sources";

/** The files of a repository at one moment. */
export interface HubSnapshot {
	/** The id of the source that it is read from. */
	readonly source: string;
	readonly id: string;
	/** The commit: forty hexadecimal digits. */
	readonly sha: string;
	readonly files: ReadonlyMap<string, RepositoryFile>;
	/** Of an earlier commit, the files that have changed since, which cannot be read any more. */
	readonly changed?: ReadonlySet<string>;
	/** Opens a file; undefined when it is gone. The caller closes it. */
	open(path: string): Promise<OpenFile | undefined>;
}
