import type { DatabaseSync } from "node:sqlite";
import { SIMILAR_LIMITS } from "../../../text/similarIds.ts";
import { tokens } from "../../../text/tokens.ts";
import { rowIdOf } from "../segment/query/idOrder.ts";
import { similarDocs } from "../segment/query/similarDocs.ts";
import type { SegmentView } from "../segment/segment.ts";
import { idOfRow } from "../sqlite/rowIds.ts";

/** Ids that share tokens with the given one, exactly or with a typo; of each segment those that share more come first. */
export function candidateIds(database: DatabaseSync, views: readonly SegmentView[], id: string): string[] {
	const wanted = tokens(id).slice(0, SIMILAR_LIMITS.tokens);
	return views.flatMap((view) => {
		const docs = similarDocs(view, wanted, SIMILAR_LIMITS.candidates);
		return docs.map((doc) => idOfRow(database, rowIdOf(view.segment, doc)));
	});
}
