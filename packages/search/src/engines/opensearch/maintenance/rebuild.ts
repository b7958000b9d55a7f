import { setTimeout } from "node:timers/promises";
import type { OnProgress } from "../../../api/maintenance.ts";
import { bulkWrite, type BulkWrite } from "../client/bulk.ts";
import type { ClusterClient } from "../client/clusterClient.ts";
import { refreshIndex } from "../client/search.ts";
import { missingRecords } from "../documents/errors.ts";
import { aliasedIndices, createRecordsIndex, deleteIndex, moveAlias, orphanedIndices } from "../documents/indices.ts";
import { CATALOGUE_VERSION } from "../documents/mapping.ts";
import type { StateDocument } from "../documents/stateDocument.ts";
import {
	indexedFields,
	NOT_DELETED,
	readRow,
	recordWithDigest,
	rowKey,
	type StoredRow,
} from "../documents/storedRow.ts";
import { waitForCopies } from "../documents/waitForCopies.ts";
import type { CatalogueWriter } from "../import/catalogueWriter.ts";
import { lastUnreadCommit } from "../import/commitHistory.ts";
import { openWriter } from "../import/openWriter.ts";
import { allOf, type Clause, inRange } from "../query/clauses.ts";
import { scanRows } from "../query/rows.ts";

/** Milliseconds in which running requests may still need the old index. */
const GRACE_MS = 2000;
const FIELDS = ["record", "source", "load", "from", "until"] as const;

/**
 * Indexes all records again into a new index, to which the alias then moves in one step; readers notice nothing. Rows of
 * an interrupted import are not copied.
 */
export async function rebuildRecords(client: ClusterClient, onProgress: OnProgress = () => undefined): Promise<void> {
	const writer = await openWriter(client, "any");
	try {
		for (const index of await orphanedIndices(client)) await deleteIndex(client, index);
		const before = await aliasedIndices(client);
		await moveToNewIndex(writer, before, onProgress);
		await writer.replaceState({ version: CATALOGUE_VERSION });
		await setTimeout(GRACE_MS);
		for (const old of before) await deleteIndex(client, old);
	} finally {
		await writer.end();
	}
}

async function moveToNewIndex(
	writer: CatalogueWriter,
	before: readonly string[],
	onProgress: OnProgress,
): Promise<void> {
	const { client, lease } = writer;
	const index = await createRecordsIndex(client, false);
	try {
		await waitForCopies(client, [index]);
		await copyRows(writer, index, onProgress);
		await lease.ensureHeld();
		await moveAlias(client, before, index);
	} catch (error) {
		await deleteIndex(client, index).catch(() => undefined);
		throw error;
	}
}

async function copyRows(
	{ client, state, lease }: CatalogueWriter,
	index: string,
	onProgress: OnProgress,
): Promise<void> {
	let done = 0;
	onProgress({ done, of: state.total });
	for await (const hits of scanRows(client, readableRows(state), FIELDS)) {
		const rows = hits.map(({ _source }) => _source);
		await lease.ensureHeld();
		await bulkWrite(
			client,
			index,
			rows.map((row) => copyOfRow(row, state.generation)),
		);
		done += rows.filter(({ until }) => until > state.generation).length;
		onProgress({ done, of: state.total });
	}
	await refreshIndex(client, index);
	if (done !== state.total) throw missingRecords(client.settings, done, state.total);
}

/** The visible rows, and those that the last commits deleted: running searches may still read them. */
const readableRows = (state: StateDocument): Clause =>
	allOf([inRange("from", { lte: state.generation }), inRange("until", { gt: lastUnreadCommit(state) })]);

function copyOfRow(row: Pick<StoredRow, (typeof FIELDS)[number]>, generation: number): BulkWrite {
	const { source, load, from } = row;
	const { record } = readRow(row);
	const { text, digest } = recordWithDigest(record);
	// A mark for a commit that was never made is not copied.
	const until = row.until > generation ? NOT_DELETED : row.until;
	const body: StoredRow = { ...indexedFields(record, source, text), source, digest, load, from, until };
	return { kind: "index", key: rowKey(record.id, from), body };
}
