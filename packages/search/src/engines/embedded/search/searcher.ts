import type { Building } from "../../../api/maintenance.ts";
import type { PageCounts, RowsPage } from "../../../api/page.ts";
import type { VisibleTo } from "../../../api/searchIndex.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import type { CursorPosition } from "../../../query/cursor.ts";
import type { RawRow } from "../sqlite/records.ts";
import type { OnPart } from "../worker/messages.ts";

/** The rows of a page whose records are still JSON. */
export interface RawPage extends Omit<RowsPage, "rows"> {
	readonly rows: readonly RawRow[];
}

/** Searches segments. Each answer is as of one commit. */
export interface Searcher {
	/** How far the segments are built, while searches wait for that in another thread. */
	readonly building?: Building | undefined;
	/** Finds the rows of a page, passes them on, then counts its facets. */
	search(query: CheckedQuery, after: CursorPosition | undefined, onRows: OnPart<RawPage>): Promise<PageCounts>;
	similar(id: string, limit: number, visibleTo: VisibleTo): Promise<readonly string[]>;
	close(): Promise<void>;
}
