import type { PageOrder } from "../../../../query/pageOrder.ts";
import { type Bits, hasDoc } from "../bits/bits.ts";
import { cardinality } from "../bits/count.ts";
import { docsIn } from "../bits/iterate.ts";
import { codeOfValue, type SortedNumericColumn } from "../columns/numericColumn.ts";
import type { Segment } from "../segment.ts";
import { type SearchAfter, type VisitDoc, walkOrder } from "./walkOrder.ts";

/** Sets with up to so many documents are sorted; for larger ones, all documents are visited in order. */
const MAX_SORTED = 4096;

/** The first documents of a set on a page, in order: at most `limit`, and only those that `accepts` accepts. */
export function pageDocs(
	segment: Segment,
	set: Bits | undefined,
	order: PageOrder,
	after: SearchAfter | undefined,
	limit: number,
	accepts: VisitDoc = () => true,
): readonly number[] {
	const column = segment.numericFields[order.sort];
	const isAfter = after ? comesAfter(segment, column, order, after) : () => true;
	const count = set ? cardinality(set) : segment.docCount;
	if (set && count <= MAX_SORTED)
		return firstAccepted(sorted(segment, column, order, docsIn(set, count).filter(isAfter)), limit, accepts);
	const page: number[] = [];
	walkOrder(segment, column, order, after, (doc) => {
		if ((set === undefined || hasDoc(set, doc)) && isAfter(doc) && accepts(doc)) page.push(doc);
		return page.length < limit;
	});
	return page;
}

/** The first documents that are accepted; no more are tested than needed. */
function firstAccepted(docs: readonly number[], limit: number, accepts: VisitDoc): readonly number[] {
	const found: number[] = [];
	for (const doc of docs) {
		if (found.length === limit) break;
		if (accepts(doc)) found.push(doc);
	}
	return found;
}

function sorted(
	{ idRanks }: Segment,
	{ codes }: SortedNumericColumn,
	{ direction }: PageOrder,
	docs: Uint32Array,
): number[] {
	const sign = direction === "desc" ? -1 : 1;
	return [...docs].sort((a, b) => {
		const [one, other] = [codes[a]!, codes[b]!];
		if (one === other) return idRanks[a]! - idRanks[b]!;
		return one === 0 || other === 0 ? other - one : sign * (one - other);
	});
}

/** Returns whether a document comes after the start of a page. */
function comesAfter(
	{ idRanks }: Segment,
	column: SortedNumericColumn,
	{ direction }: PageOrder,
	{ value, idsBefore }: SearchAfter,
): VisitDoc {
	const { codes } = column;
	const { code, isExact } = codeOfValue(column, value);
	return (doc) => {
		const own = codes[doc]!;
		if (own === code && isExact) return idRanks[doc]! >= idsBefore;
		if (code === 0 || own === 0) return own === 0 && code !== 0;
		return direction === "desc" ? own < code : own >= code;
	};
}
