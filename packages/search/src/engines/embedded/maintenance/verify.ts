import type { DatabaseSync } from "node:sqlite";
import type { MaintenanceProgress, Verification } from "../../../api/maintenance.ts";
import { indexedDocument } from "../../../indexing/catalogueIndexer.ts";
import type { Indexer } from "../../../indexing/indexer.ts";
import { Findings } from "../../shared/findings.ts";
import { liveCount } from "../segment/query/selection.ts";
import type { SegmentView } from "../segment/segment.ts";
import { SegmentStore } from "../segmentStore/segmentStore.ts";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { checkOrders } from "./checkOrders.ts";
import { checkSearches } from "./checkSearches.ts";
import { checkFile, checkTables } from "./checkTables.ts";
import { checkTerms, checkValueTokens } from "./checkTerms.ts";
import { RecordCheck } from "./recordCheck.ts";
import { TermChecksums } from "./termChecksums.ts";

/** Verifies a small catalogue in one go. */
export function verifyAtOnce(database: DatabaseSync): Verification {
	const steps = verifySteps(database, new SegmentStore(indexedDocument), indexedDocument);
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/**
 * Checks the database file, its tables, and the segments against all records, indexed again. The connection must be in a
 * transaction, so that everything is of one commit. Memory grows with the number of distinct terms.
 */
export function* verifySteps(
	database: DatabaseSync,
	store: SegmentStore,
	indexer: Indexer,
): Generator<MaintenanceProgress, Verification> {
	const findings = new Findings();
	const commit = readCommitPoint(database);
	const progress = (done: number): MaintenanceProgress => ({ done, of: commit.total });
	yield progress(0);
	if (!checkFile(database, findings)) return findings.result(0);
	checkTables(database, commit, findings);
	yield progress(0);
	const views = store.refresh(database);
	const checksums = new TermChecksums();
	const records = new RecordCheck(database, indexer, views, findings, checksums);
	for (const _ of records.checkAll(commit.visible)) yield progress(records.done);
	const extra = views.reduce((sum, view) => sum + liveCount(view), 0) - records.indexed;
	if (extra > 0) findings.add(`${extra} records in the index are not stored`, extra);
	for (const _ of checkSegments(database, views, commit.visible, checksums, findings)) yield progress(records.done);
	return findings.result(records.done);
}

function* checkSegments(
	database: DatabaseSync,
	views: readonly SegmentView[],
	visible: number,
	checksums: TermChecksums,
	findings: Findings,
): Generator<void> {
	for (const view of views) {
		checkOrders(database, view, visible, findings);
		checkValueTokens(view.segment, findings);
		yield;
	}
	const before = findings.found;
	yield* checkSearches(database, views, checksums, findings);
	// The same problem would be reported twice.
	if (findings.found === before) yield* checkTerms(views, checksums, findings);
}
