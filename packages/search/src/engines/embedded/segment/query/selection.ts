import { type Facet, FACETS } from "../../../../api/fields.ts";
import type { CheckedQuery } from "../../../../query/checkedQuery.ts";
import { addDoc, type Bits, copyOf, emptyBits, fullBits, intersect, subtract } from "../bits/bits.ts";
import { cardinality } from "../bits/count.ts";
import type { Memory } from "../bits/scratch.ts";
import { addDocsWithValues } from "../columns/column.ts";
import { codeRange } from "../columns/numericColumn.ts";
import type { Segment, SegmentView } from "../segment.ts";

/** The documents of a segment that match a query; undefined for all documents. */
export interface Selection {
	readonly docs: Bits | undefined;
	readonly total: number;
	/** For each facet that is filtered by and counted, the documents that match without this filter. */
	readonly drillSideways: Readonly<Partial<Record<Facet, Bits | undefined>>>;
}

/** Applies the filters and ranges of a query to the documents that its text matches; undefined for no text. */
export function select(
	{ segment, deleted }: SegmentView,
	query: CheckedQuery,
	matched: Bits | undefined,
	memory: Memory,
): Selection {
	const base = [...(matched ? [matched] : []), ...rangesOf(segment, query, memory)];
	const filters = FACETS.flatMap((facet) => {
		const values = query.filters.get(facet);
		return values ? [{ facet, docs: filterOf(segment, facet, values, memory) }] : [];
	});
	const without = (skipped?: Facet): Bits | undefined => {
		const used = filters.filter(({ facet }) => facet !== skipped).map(({ docs }) => docs);
		return liveIntersection(segment, deleted, [...base, ...used], memory);
	};
	const docs = without();
	const counted = filters.filter(({ facet }) => query.facets.includes(facet));
	return {
		docs,
		total: docs ? cardinality(docs) : liveCount({ segment, deleted }),
		drillSideways: Object.fromEntries(counted.map(({ facet }) => [facet, without(facet)])),
	};
}

/** How many documents of a segment are not deleted. */
export const liveCount = ({ segment, deleted }: SegmentView): number =>
	segment.docCount - (deleted ? cardinality(deleted) : 0);

/** The documents that are in all sets and not deleted; undefined for all documents. */
function liveIntersection(
	{ docCount }: Segment,
	deleted: Bits | undefined,
	[first, ...others]: readonly Bits[],
	memory: Memory,
): Bits | undefined {
	if (first === undefined) return deleted && subtract(fullBits(memory, docCount), deleted);
	const all = others.reduce(intersect, copyOf(memory, first));
	return deleted ? subtract(all, deleted) : all;
}

function filterOf({ docCount, facets }: Segment, facet: Facet, texts: readonly string[], memory: Memory): Bits {
	const docs = emptyBits(memory, docCount);
	const column = facets[facet];
	const values = texts.map((text) => column.values.find(text)).filter((value) => value >= 0);
	addDocsWithValues(docs, column, values);
	return docs;
}

function rangesOf({ docCount, numericFields }: Segment, query: CheckedQuery, memory: Memory): readonly Bits[] {
	return [...query.ranges].map(([sort, { min, max }]) => {
		const docs = emptyBits(memory, docCount);
		const { codes } = numericFields[sort];
		const [from, to] = codeRange(numericFields[sort], min, max);
		for (let doc = 0; doc < docCount; doc++) if (codes[doc]! >= from && codes[doc]! <= to) addDoc(docs, doc);
		return docs;
	});
}
