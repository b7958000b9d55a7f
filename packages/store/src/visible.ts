import { isGated, type ModelRecord, ownerOf, type Result } from "@vitrine/model";
import type { IndexReader, Row, VisibleTo } from "@vitrine/search";
import type { Repositories } from "@vitrine/sources";
import { gatedFiles } from "./filesGated.ts";
import type { Outcomes } from "./outcomes.ts";
import type { Store } from "./store.ts";

/** The part of a catalogue that a reader may see. */
export interface VisibleStore {
	readonly index: IndexReader;
	/** The files of a row; undefined if its source has none. Those of a gated model that the reader may not read throw FilesGated. */
	repositories(row: Row): Repositories | undefined;
	readonly outcomes?: Pick<Outcomes, "of" | "among" | "ids">;
}

/** A catalogue as a reader sees it who may see the private and gated models of some owners. */
export function visibleStore(store: Store, visibleTo: VisibleTo): VisibleStore {
	if (visibleTo === "*") return store;
	const index = store.index.readerFor(visibleTo);
	const { outcomes } = store;
	return {
		index,
		repositories: (row) => {
			const files = store.repositories(row);
			return files === undefined || mayReadFiles(row.record, visibleTo) ? files : gatedFiles(files);
		},
		...(outcomes && {
			outcomes: {
				of: (row) => outcomes.of(row),
				among: (rows) => outcomes.among(rows),
				ids: async (result: Result) => visibleAmong(index, await outcomes.ids(result)),
			},
		}),
	};
}

/** Whether a reader may read the files of a model that it sees: only a gated one is for some readers. */
export const mayReadFiles = (record: ModelRecord, visibleTo: VisibleTo): boolean =>
	visibleTo === "*" || !isGated(record) || visibleTo.includes(ownerOf(record));

/** Rows that are read at a time. */
const ROWS = 200;

/** The ids of visible models among some. */
async function visibleAmong(index: IndexReader, ids: readonly string[]): Promise<readonly string[]> {
	const visible: string[] = [];
	let cursor: string | undefined;
	if (ids.length === 0) return ids;
	do {
		const page = await index.search({ ids, limit: ROWS, ...(cursor !== undefined && { cursor }) });
		visible.push(...page.rows.map(({ record }) => record.id));
		cursor = page.next;
	} while (cursor !== undefined);
	return visible;
}
