import type { DatabaseSync } from "node:sqlite";
import type { Filing } from "../../filing.ts";
import type { UpkeepProgress, Verification } from "../../upkeep.ts";
import type { Holdings } from "./holdings.ts";
import { size } from "./segment/bits.ts";
import type { Live } from "./segment/select.ts";
import { stateOf } from "./state.ts";
import { checkAnswers } from "./upkeepAnswers.ts";
import { Refiling } from "./upkeepFiled.ts";
import { Findings } from "./upkeepFindings.ts";
import { checkOrders } from "./upkeepOrders.ts";
import { checkFile, checkTables } from "./upkeepRows.ts";
import { Sums } from "./upkeepSums.ts";
import { checkTexts, checkWords } from "./upkeepTexts.ts";

/**
 * Compares the file, its tables, and what a search works with to the records filed again. Wants a connection inside a
 * transaction, so that all is of one commit. Memory grows with the different values, not with their lengths or the records' texts.
 */
export function* verifying(
	database: DatabaseSync,
	holdings: Holdings,
	file: Filing,
): Generator<UpkeepProgress, Verification> {
	const findings = new Findings();
	const state = stateOf(database);
	const progress = (done: number): UpkeepProgress => ({ done, of: state.total });
	yield progress(0);
	if (!checkFile(database, findings)) return findings.of(0);
	checkTables(database, state, findings);
	yield progress(0);
	const lives = holdings.fresh(database);
	const sums = new Sums();
	const refiling = new Refiling(database, file, lives, findings, sums);
	for (const _ of refiling.readAll(state.visible)) yield progress(refiling.done);
	for (const _ of compared(database, lives, state.visible, refiling, sums, findings)) yield progress(refiling.done);
	return findings.of(refiling.done);
}

function* compared(
	database: DatabaseSync,
	lives: readonly Live[],
	visible: number,
	{ met }: Refiling,
	sums: Sums,
	findings: Findings,
): Generator<void> {
	const extra = searchedIn(lives) - met;
	if (extra > 0) findings.add(`${extra} records are searched that are not kept`, extra);
	for (const live of lives) {
		checkOrders(database, live, visible, findings);
		checkWords(live.segment, findings);
		yield;
	}
	const before = findings.found;
	yield* checkAnswers(database, lives, sums, findings);
	// The same fault would be told twice.
	if (findings.found === before) yield* checkTexts(lives, sums, findings);
}

const searchedIn = (lives: readonly Live[]): number =>
	lives.reduce((sum, { segment, gone }) => sum + segment.count - (gone ? size(gone) : 0), 0);
