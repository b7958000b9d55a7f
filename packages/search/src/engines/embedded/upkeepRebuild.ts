import type { DatabaseSync } from "node:sqlite";
import type { Filing } from "../../filing.ts";
import type { UpkeepProgress } from "../../upkeep.ts";
import { inTransaction } from "./database.ts";
import { assembledFrom, Holdings, Intake } from "./holdings.ts";
import { writeNew } from "./snapshots.ts";
import { stateOf } from "./state.ts";
import { row, run } from "./statements.ts";

/** Numbers of rows that are read between two words on how far it is. */
const PORTION = 5000;

/** Makes what is searched anew from the rows, and writes it beside the database; gives the name of the file. */
export function* rebuilding(database: DatabaseSync, path: string, file: Filing): Generator<UpkeepProgress, string> {
	const { visible, total, generation } = stateOf(database);
	const intake = new Intake(file, 0);
	for (let upTo = 0; upTo < visible;) {
		upTo = nextNumber(database, upTo, visible);
		intake.take(database, upTo);
		yield { done: countUpTo(database, upTo), of: total };
	}
	const holdings = new Holdings(file);
	holdings.add(database, assembledFrom(database, intake.parts(), 0, visible), [], generation + 1, visible);
	return writeNew(path, holdings.snapshot);
}

/** The number of the row so many rows on, as far as readers see. */
function nextNumber(database: DatabaseSync, after: number, visible: number): number {
	const found = row(database, NTH, [after, visible, PORTION - 1]);
	return (found?.["model"] as number | undefined) ?? visible;
}

const NTH = "SELECT model FROM records WHERE model > ? AND model <= ? ORDER BY model LIMIT 1 OFFSET ?";

function countUpTo(database: DatabaseSync, model: number): number {
	return row(database, "SELECT count(*) AS count FROM models WHERE model <= ?", [model])!["count"] as number;
}

/**
 * Tells everyone that whatever was derived so far is no longer to be relied on, and what to read instead, if there is
 * such a file; gives the file that was named before. The writer's.
 */
export function discardDerived(database: DatabaseSync, snapshot: string | null): string | null {
	return inTransaction(database, "IMMEDIATE", () => {
		const { snapshot: before, generation } = stateOf(database);
		run(database, "DELETE FROM removed");
		run(database, "UPDATE schema SET generation = ?, horizon = ?, snapshot = ?", [
			generation + 1,
			generation + 1,
			snapshot,
		]);
		return before;
	});
}
