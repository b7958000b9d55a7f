import type { BulkWrite } from "../client/bulk.ts";
import { WRITER_TIMES } from "../client/search.ts";
import { NOT_DELETED } from "../documents/storedRow.ts";
import { allOf, type Clause, hasTerm, inRange, visibleIn } from "../query/clauses.ts";
import { matchesAny, scanRows } from "../query/rows.ts";
import type { CatalogueWriter } from "./catalogueWriter.ts";
import { lastUnreadCommit } from "./commitHistory.ts";

/**
 * Removes what earlier writers left: marks and rows of a commit that was never made, except the rows of `source`, and
 * deleted rows that no reader needs. Returns whether there are rows of `source` to resume from.
 */
export async function cleanUp(writer: CatalogueWriter, source?: string): Promise<boolean> {
	const { client, state, next } = writer;
	const staged = inRange("from", { gte: next });
	await writer.refresh();
	await writeEach(writer, markedRows(state.generation), (key) => ({
		kind: "update",
		key,
		body: { until: NOT_DELETED },
	}));
	await writeEach(writer, exceptSource(staged, source), (key) => ({ kind: "delete", key }));
	await writeEach(writer, inRange("until", { lte: lastUnreadCommit(state) }), (key) => ({ kind: "delete", key }));
	await writer.refresh();
	return source !== undefined && matchesAny(client, staged, WRITER_TIMES);
}

/** Visible rows that are marked to be deleted by a commit that was never made. */
const markedRows = (generation: number): Clause =>
	allOf([visibleIn(generation), inRange("until", { lt: NOT_DELETED })]);

const exceptSource = (rows: Clause, source: string | undefined): Clause =>
	source === undefined ? rows : { bool: { filter: [rows], must_not: [hasTerm("source", source)] } };

/** Makes a write for every row that a clause matches. */
async function writeEach(writer: CatalogueWriter, query: Clause, write: (key: string) => BulkWrite): Promise<void> {
	for await (const rows of scanRows(writer.client, query, ["from"]))
		await writer.write(rows.map(({ _id }) => write(_id)));
}
