// Makes the index of what an import brings, while it brings it.
import { dirname } from "node:path";
import { workerData } from "node:worker_threads";
import { filingWith } from "../../filing.ts";
import { answering } from "./answering.ts";
import { connect } from "./database.ts";
import { assembledFrom, Holdings, Intake } from "./holdings.ts";
import type { SearchData } from "./searchingApart.ts";
import { writeNew } from "./snapshots.ts";
import { stateOf } from "./state.ts";

const { path, patience, keys } = workerData as SearchData;
const database = connect(path, patience);
const file = filingWith(new Set(keys));
const first = stateOf(database).visible;
const intake = new Intake(file, first);

/** Takes in the rows up to a number. */
function take(_: unknown, upTo: number): void {
	intake.take(database, upTo);
}

/** Writes the index as it will be after the commit that takes `gone` out; gives the name of the file. */
function finish(_: unknown, upTo: number, gone: readonly number[]): string {
	intake.take(database, upTo);
	const holdings = new Holdings(file, dirname(path));
	holdings.fresh(database);
	const segment = assembledFrom(database, intake.parts(), first, upTo);
	holdings.add(database, segment, gone, stateOf(database).generation + 1, upTo);
	return writeNew(path, holdings.snapshot);
}

answering(path, { take, finish });
