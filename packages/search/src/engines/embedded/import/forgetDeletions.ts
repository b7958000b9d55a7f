import type { DatabaseSync } from "node:sqlite";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { onlyRow, run } from "../sqlite/statements.ts";

/** Deletions that are always listed. */
const LISTED = 500_000;
/** The share of all records whose deletions are listed, so that those since the last snapshot are among them. */
const LISTED_SHARE = 0.25;

/**
 * Forgets the older half of the deletions if a commit, whose generation is given, has made them too many. A process that has read
 * none of the generations that are left builds its segments again from the rows, which takes minutes: the deletions of this
 * commit always stay, since every process needs them.
 */
export function forgetDeletions(database: DatabaseSync, generation: number, listed = LISTED): void {
	const { count } = onlyRow<{ readonly count: number }>(database, "SELECT count(*) AS count FROM removed");
	const most = Math.max(listed, Math.ceil(readCommitPoint(database).total * LISTED_SHARE));
	if (count <= most) return;
	const half = onlyRow<{ readonly generation: number }>(database, AFTER, [Math.floor(most / 2)]);
	const horizon = Math.min(half.generation, generation - 1);
	run(database, "DELETE FROM removed WHERE generation <= ?", [horizon]);
	run(database, "UPDATE schema SET horizon = ?", [horizon]);
}

/** The generation of the deletion that so many later ones follow. */
const AFTER = "SELECT generation FROM removed ORDER BY generation DESC LIMIT 1 OFFSET ?";
