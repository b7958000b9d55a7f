import type { DatabaseSync } from "node:sqlite";
import { SORTS } from "../../shapes.ts";
import { has } from "./segment/bits.ts";
import { SlotsOfModels, type OrderedFigures, type Segment } from "./segment/segment.ts";
import type { Live } from "./segment/select.ts";
import { Marks } from "./marks.ts";
import type { Findings } from "./upkeepFindings.ts";
import { manyNumbers } from "./statements.ts";

/** Whether a segment lists its models in the order of their ids, and by each figure. */
export function checkOrders(database: DatabaseSync, live: Live, visible: number, findings: Findings): void {
	const { segment } = live;
	if (!isEachOnce(segment.byId, segment.count) || !segment.byId.every((slot, place) => segment.ranks[slot] === place))
		return findings.add("What is searched lists its records wrongly by their ids");
	const wrong = misplaced(database, live, visible);
	if (wrong > 0) findings.add("What is searched has records out of the order of their ids", wrong);
	for (const sort of SORTS) {
		const order = segment.figures[sort];
		if (!isEachOnce(order.order, segment.count)) findings.add(`What is searched lists its records wrongly by ${sort}`);
		else if (!isDescending(segment, order)) findings.add(`What is searched has records out of the order by ${sort}`);
	}
}

/** Records that the database has at another place in the order of ids. */
function misplaced(database: DatabaseSync, { segment, gone }: Live, visible: number): number {
	const slots = new SlotsOfModels(segment.models);
	const order = manyNumbers(database, BY_ID, [visible]);
	let [wrong, before] = [0, -1];
	for (let i = 0; i < order.length; i++) {
		const slot = slots.of(order[i]!);
		if (slot < 0 || (gone && has(gone, slot))) continue;
		if (segment.ranks[slot]! < before) wrong++;
		before = Math.max(before, segment.ranks[slot]!);
	}
	return wrong;
}

const BY_ID = "SELECT model FROM models WHERE +model <= ? ORDER BY id";

/** The largest first, the unknown last, ties by id. */
function isDescending({ ranks }: Segment, { order, codes }: OrderedFigures): boolean {
	for (let i = 1; i < order.length; i++) {
		const [before, after] = [order[i - 1]!, order[i]!];
		if (codes[after]! > codes[before]!) return false;
		if (codes[after] === codes[before] && ranks[after]! < ranks[before]!) return false;
	}
	return true;
}

function isEachOnce(slots: Uint32Array, count: number): boolean {
	const met = new Marks();
	for (let i = 0; i < slots.length; i++) {
		if (slots[i]! >= count || met.has(slots[i]!)) return false;
		met.add(slots[i]!);
	}
	return slots.length === count;
}
