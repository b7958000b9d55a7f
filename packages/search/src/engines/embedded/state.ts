import type { DatabaseSync } from "node:sqlite";
import { row } from "./statements.ts";

/** What the database says of itself. */
export interface State {
	/** The number of the last commit: whatever was derived under another one is stale. */
	readonly generation: number;
	/** The highest number of a row that readers see. */
	readonly visible: number;
	/** Records that readers see. */
	readonly total: number;
	/** The last generation whose removals have been forgotten. */
	readonly horizon: number;
	/** The file beside the database that holds the derived index of an earlier generation. */
	readonly snapshot: string | null;
}

export const stateOf = (database: DatabaseSync): State =>
	row(database, "SELECT generation, visible, total, horizon, snapshot FROM schema") as unknown as State;
