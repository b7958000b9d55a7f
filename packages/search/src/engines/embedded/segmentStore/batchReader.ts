import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import type { Indexer } from "../../../indexing/indexer.ts";
import { addDoc, type Bits, emptyBits } from "../segment/bits/bits.ts";
import { RowIdSet } from "../segment/bits/rowIdSet.ts";
import { HEAP } from "../segment/bits/scratch.ts";
import { buildSegment } from "../segment/build/buildSegment.ts";
import { type DocumentBatch, DocumentBatchWriter } from "../segment/build/documentBatch.ts";
import type { Segment } from "../segment/segment.ts";
import { rowIdsById } from "../sqlite/rowIds.ts";
import { rows } from "../sqlite/statements.ts";

/** Rows that are read at a time, and documents per batch. */
const [ROWS_PER_READ, DOCS_PER_BATCH] = [2000, 100_000];

/** Rows with ids above `after` and up to `upTo`. */
interface RowRange {
	readonly after: number;
	readonly upTo: number;
}

/** The documents of all rows in a range. */
export function batchesOf(
	database: DatabaseSync,
	indexer: Indexer,
	range: RowRange,
	onRead?: OnRead,
): readonly DocumentBatch[] {
	const reader = new BatchReader(indexer, range.after, onRead);
	reader.read(database, range.upTo);
	return reader.finish();
}

/** Called with the number of rows that have been read since the last call. */
type OnRead = (rows: number) => void;

/** Reads and indexes rows, and collects their documents in batches of limited size. */
export class BatchReader {
	readonly #indexer: Indexer;
	readonly #onRead: OnRead | undefined;
	readonly #batches: DocumentBatch[] = [];
	#writer = new DocumentBatchWriter();
	#last: number;

	/** The first row read is the one after `after`. */
	constructor(indexer: Indexer, after: number, onRead?: OnRead) {
		this.#indexer = indexer;
		this.#onRead = onRead;
		this.#last = after;
	}

	/** Reads all further rows up to a row id. */
	read(database: DatabaseSync, upTo: number): void {
		for (;;) {
			const chunk = rows<StoredRecord>(database, NEXT_ROWS, [this.#last, upTo, ROWS_PER_READ]);
			if (chunk.length === 0) break;
			for (const { model: rowId, record, source } of chunk) {
				this.#writer.add(rowId, this.#indexer(JSON.parse(record) as ModelRecord, source));
				this.#last = rowId;
			}
			this.#onRead?.(chunk.length);
			if (this.#writer.docCount >= DOCS_PER_BATCH) this.#endBatch();
		}
		this.#last = Math.max(this.#last, upTo);
	}

	/** The batches of all rows read. */
	finish(): readonly DocumentBatch[] {
		if (this.#writer.docCount > 0) this.#endBatch();
		return this.#batches;
	}

	#endBatch(): void {
		this.#batches.push(this.#writer.finish());
		this.#writer = new DocumentBatchWriter();
	}
}

interface StoredRecord {
	readonly model: number;
	readonly record: string;
	/** The id of its source. */
	readonly source: string;
}

const NEXT_ROWS = `
	SELECT model, record, sources.id AS source FROM records
	JOIN models USING (model) JOIN sources ON sources.source = models.source
	WHERE model > ? AND model <= ? ORDER BY model LIMIT ?`;

/** A segment of batches; rows that no longer exist are left out. */
export function segmentOfRows(
	database: DatabaseSync,
	batches: readonly DocumentBatch[],
	{ after, upTo }: RowRange,
): Segment {
	const byId = rowIdsById(database, after, upTo);
	const existing = RowIdSet.of(byId);
	return buildSegment(
		batches.map((batch) => ({ batch, deleted: missingDocs(batch, existing) })),
		byId,
	);
}

/** The documents whose rows no longer exist; undefined if all exist. */
function missingDocs({ rowIds, docCount }: DocumentBatch, existing: RowIdSet): Bits | undefined {
	const docs = existing.positions(rowIds, false);
	if (docs.length === 0) return undefined;
	const missing = emptyBits(HEAP, docCount);
	for (const doc of docs) addDoc(missing, doc);
	return missing;
}
