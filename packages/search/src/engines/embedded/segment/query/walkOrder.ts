import type { PageOrder } from "../../../../query/pageOrder.ts";
import { codeOfValue, type SortedNumericColumn } from "../columns/numericColumn.ts";
import { firstAtLeast } from "../lists/binarySearch.ts";
import type { Segment } from "../segment.ts";

/** Where a page starts: after the documents with a larger value, and those with this value and a smaller id. */
export interface SearchAfter {
	/** The value of the last row of the page before; null if unknown. */
	readonly value: number | null;
	/** How many ids of the segment are not after that of the last row. */
	readonly idsBefore: number;
}

/** Is given a document; returns a decision about it. */
export type VisitDoc = (doc: number) => boolean;

/** Visits documents in order, from the start of the page on or shortly before it, until `visit` returns false. */
export function walkOrder(
	{ idRanks }: Segment,
	column: SortedNumericColumn,
	{ direction }: PageOrder,
	after: SearchAfter | undefined,
	visit: VisitDoc,
): void {
	const { order, codes } = column;
	const unknown = firstInOrder(order, (doc) => codes[doc] === 0);
	if (after === undefined) {
		if (direction === "desc") visitRange(order, 0, order.length, visit);
		else visitAscending(column, unknown, unknown, visit);
		return;
	}
	const { code, isExact } = codeOfValue(column, after.value);
	const own = firstInOrder(order, (doc) => codes[doc]! <= code);
	const start = isExact
		? firstInOrder(order, (doc) => codes[doc]! < code || (codes[doc] === code && idRanks[doc]! >= after.idsBefore))
		: own;
	if (direction === "desc" || code === 0) return void visitRange(order, start, order.length, visit);
	const end = firstInOrder(order, (doc) => codes[doc]! < code);
	if (!isExact) return visitAscending(column, end, unknown, visit);
	if (visitRange(order, start, end, visit)) visitAscending(column, own, unknown, visit);
}

/** Visits the runs of equal values before a position, the smallest value first, then the unknown values. */
function visitAscending({ order, codes }: SortedNumericColumn, from: number, unknown: number, visit: VisitDoc): void {
	for (let end = from; end > 0;) {
		const code = codes[order[end - 1]!]!;
		const start = firstInOrder(order, (doc) => codes[doc]! <= code);
		if (!visitRange(order, start, end, visit)) return;
		end = start;
	}
	visitRange(order, unknown, order.length, visit);
}

function visitRange(order: Uint32Array, from: number, to: number, visit: VisitDoc): boolean {
	for (let i = from; i < to; i++) if (!visit(order[i]!)) return false;
	return true;
}

/** The first position in an order whose document fits, if all after it fit too. */
const firstInOrder = (order: Uint32Array, fits: VisitDoc): number =>
	firstAtLeast(0, order.length, (position) => fits(order[position]!));
