import type { VisibleTo } from "../../../../api/searchIndex.ts";
import { copyOf, emptyBits, unite } from "../bits/bits.ts";
import type { Memory } from "../bits/scratch.ts";
import { addDocsWithValues } from "../columns/column.ts";
import type { SegmentView } from "../segment.ts";

/** The segments as a reader sees them: private documents of other owners count as deleted. */
export function visibleViews(
	views: readonly SegmentView[],
	visibleTo: VisibleTo,
	memory: Memory,
): readonly SegmentView[] {
	if (visibleTo === "*") return views;
	const owners = new Set(visibleTo);
	return views.map((view) => visibleView(view, owners, memory));
}

function visibleView({ segment, deleted }: SegmentView, owners: ReadonlySet<string>, memory: Memory): SegmentView {
	const column = segment.facets.private;
	const hidden: number[] = [];
	for (let ord = 0; ord < column.values.length; ord++) if (!owners.has(column.values.at(ord))) hidden.push(ord);
	if (hidden.length === 0) return { segment, deleted };
	const docs = emptyBits(memory, segment.docCount);
	addDocsWithValues(docs, column, hidden);
	return { segment, deleted: deleted ? unite(copyOf(memory, deleted), docs) : docs };
}
