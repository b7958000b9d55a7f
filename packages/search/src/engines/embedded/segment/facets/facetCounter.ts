import type { Facet } from "../../../../api/fields.ts";
import type { Bits } from "../bits/bits.ts";
import { docsIn } from "../bits/iterate.ts";
import type { Scratch } from "../bits/scratch.ts";
import { type Column, isCoded, isRunLength, type PostingsColumn } from "../columns/column.ts";
import type { RunLengthColumn } from "../columns/runLengthColumn.ts";
import { type TopRequest, topValues, type ValueCounts } from "../lists/topValues.ts";
import type { Segment } from "../segment.ts";
import { countFewDocs } from "./countDocs.ts";
import { countForward } from "./countForward.ts";
import { countDocsInRuns } from "./countRuns.ts";
import { countsOfEach, countTopValues, topOfSegment } from "./countTopValues.ts";
import { DocSet } from "./docSet.ts";
import { totalsOf } from "./totals.ts";

/** Up to this many documents are counted one by one. */
const FEW_DOCS = 2000;

/** Counts how many documents of a set have each value of a facet, for one search in one segment. */
export class FacetCounter {
	readonly #segment: Pick<Segment, "docCount" | "facets">;
	readonly #scratch: Scratch;
	/** The sets that were counted; what was computed for one facet serves the next. */
	readonly #docSets = new Map<Bits, DocSet>();

	constructor(segment: Pick<Segment, "docCount" | "facets">, scratch: Scratch) {
		this.#segment = segment;
		this.#scratch = scratch;
	}

	/** The requested counts above 0, and possibly others. Without a set, all documents are counted. */
	count(facet: Facet, set: Bits | undefined, request: TopRequest): ValueCounts {
		const column: Column = this.#segment.facets[facet];
		if (isRunLength(column)) return topValues(this.#countRuns(column, set), request);
		return set === undefined ? topOfSegment(column, request) : countSet(column, this.#docSet(set), request);
	}

	/** How many documents of a set have each of some values. */
	countEach(facet: Facet, set: Bits | undefined, values: Uint32Array): Uint32Array {
		const column: Column = this.#segment.facets[facet];
		if (!isRunLength(column)) return countsOfEach(column, values, set && this.#docSet(set));
		const counts = this.#countRuns(column, set);
		return values.map((value) => counts[value]!);
	}

	#countRuns(column: RunLengthColumn, set: Bits | undefined): Uint32Array {
		if (set === undefined) return totalsOf(column);
		const docSet = this.#docSet(set);
		return !docSet.isComplement && docSet.size < FEW_DOCS
			? countDocsInRuns(column, docsIn(docSet.bits, docSet.size))
			: docSet.countRuns(column);
	}

	#docSet(set: Bits): DocSet {
		const known = this.#docSets.get(set) ?? new DocSet(set, this.#segment.docCount, this.#scratch);
		this.#docSets.set(set, known);
		return known;
	}
}

function countSet(column: PostingsColumn, set: DocSet, request: TopRequest): ValueCounts {
	if (!set.isComplement && set.size < FEW_DOCS) return countFewDocs(column, set, request);
	return countTopValues(column, set, request) ?? countEachDoc(column, set, request);
}

/** Counts the values of each document; if there are many more values, only those found are looked at afterwards. */
function countEachDoc(column: PostingsColumn, set: DocSet, request: TopRequest): ValueCounts {
	const isSparse = isCoded(column) && !set.isComplement && set.size * 4 < column.values.length;
	return isSparse ? countFewDocs(column, set, request) : countForward(column, set, request);
}
