import type { DatabaseSync } from "node:sqlite";
import { onlyRow } from "./statements.ts";

/** The state of the catalogue after its last commit. */
export interface CommitPoint {
	/** The number of the commit. */
	readonly generation: number;
	/** The highest row id that readers see. */
	readonly visible: number;
	/** Records that readers see. */
	readonly total: number;
	/** The last generation whose deletions are no longer listed. */
	readonly horizon: number;
	/** The file beside the database with the segments of an earlier generation. */
	readonly snapshot: string | null;
}

export const readCommitPoint = (database: DatabaseSync): CommitPoint =>
	onlyRow(database, "SELECT generation, visible, total, horizon, snapshot FROM schema");
