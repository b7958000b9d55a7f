import { hasDoc } from "../segment/bits/bits.ts";
import { RowIdMap } from "../segment/rowIdMap.ts";
import type { Segment, SegmentView } from "../segment/segment.ts";

/** Finds the live document of a row in several segments. */
export class DocumentLocator {
	readonly #segments: readonly { readonly view: SegmentView; readonly docs: RowIdMap }[];

	constructor(views: readonly SegmentView[]) {
		this.#segments = views.map((view) => ({ view, docs: new RowIdMap(view.segment.rowIds) }));
	}

	find(rowId: number): { readonly segment: Segment; readonly doc: number } | undefined {
		for (const { view, docs } of this.#segments) {
			const doc = docs.docOf(rowId);
			if (doc >= 0 && !(view.deleted && hasDoc(view.deleted, doc))) return { segment: view.segment, doc };
		}
		return undefined;
	}
}
