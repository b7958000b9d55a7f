import type { DatabaseSync } from "node:sqlite";
import { SORTS } from "../../../api/fields.ts";
import type { Findings } from "../../shared/findings.ts";
import { isDescending, isPermutation, misplacedById } from "../segment/orders.ts";
import type { SegmentView } from "../segment/segment.ts";
import { rowIdColumn } from "../sqlite/rowIds.ts";

/** Checks the order of a segment's documents by id and by each numeric field. */
export function checkOrders(database: DatabaseSync, view: SegmentView, visible: number, findings: Findings): void {
	const { docCount, docsById, idRanks, numericFields } = view.segment;
	if (!isPermutation(docsById, docCount) || !docsById.every((doc, position) => idRanks[doc] === position))
		return findings.add("The index sorts ids wrongly");
	const misplaced = misplacedById(view, rowIdColumn(database, VISIBLE_BY_ID, [visible]));
	if (misplaced > 0) findings.add("The index has records out of order by id", misplaced);
	for (const sort of SORTS) {
		if (!isPermutation(numericFields[sort].order, docCount)) findings.add(`The index sorts wrongly by ${sort}`);
		else if (!isDescending(view.segment, sort)) findings.add(`The index has records out of order by ${sort}`);
	}
}

const VISIBLE_BY_ID = "SELECT model FROM models WHERE +model <= ? ORDER BY id";
