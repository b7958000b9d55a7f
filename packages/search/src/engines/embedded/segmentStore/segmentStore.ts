import { basename, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Indexer } from "../../../indexing/indexer.ts";
import { RowIdSet } from "../segment/bits/rowIdSet.ts";
import type { Segment, SegmentView } from "../segment/segment.ts";
import type { Snapshot } from "../segment/snapshot/format.ts";
import { type OpenSnapshot, openSnapshot } from "../segment/snapshot/readSnapshot.ts";
import { DamagedSnapshot } from "../segment/snapshot/snapshotFile.ts";
import { type CommitPoint, readCommitPoint } from "../sqlite/commitPoint.ts";
import { rowIds } from "../sqlite/rowIds.ts";
import { batchesOf, segmentOfRows } from "./batchReader.ts";
import type { BuildProgress } from "./buildProgress.ts";
import { collectGarbage } from "./collectGarbage.ts";
import { mergedSegments } from "./mergeSegments.ts";
import { StoredSegment } from "./storedSegment.ts";

/** So many new rows are read faster from a snapshot than from the database. */
const MIN_ROWS_FOR_SNAPSHOT = 20_000;

/** New rows that take so long to index, about 10 s, that searches are refused meanwhile instead of waiting. */
const MANY_ROWS = 200_000;

/** Documents of a segment, about 20 MB, whose memory is freed as soon as it is dropped. */
const LARGE = 100_000;

interface SegmentStoreOptions {
	readonly progress?: BuildProgress;
	readonly isLazy?: boolean;
}

/** The segments of a catalogue. They are derived from the rows of the database and updated with every commit. */
export class SegmentStore {
	readonly #indexer: Indexer;
	readonly #folder: string | undefined;
	readonly #progress: BuildProgress | undefined;
	/** The largest first. */
	#segments: readonly StoredSegment[] = [];
	#generation = -1;
	/** The highest row id that is indexed in some segment, or has been. */
	#lastRowId = 0;
	/** The snapshot that was read or written last, and its highest row id. */
	#snapshotFile: string | null = null;
	#snapshotRowId = 0;
	/** The snapshot that the segments are read from as they are used. */
	#open: OpenSnapshot | undefined;
	/** A snapshot with a damaged part. */
	#damaged: string | undefined;
	readonly #isLazy: boolean;

	/**
	 * Snapshots are read from `folder`; without it there are none. Where many rows are read instead, `progress` follows. With
	 * `isLazy`, each part of a snapshot is read when it is first used, and what is damaged throws DamagedSnapshot then:
	 * `forgetSnapshot` makes the store usable again.
	 */
	constructor(indexer: Indexer, folder?: string, { progress, isLazy = false }: SegmentStoreOptions = {}) {
		this.#indexer = indexer;
		this.#folder = folder;
		this.#progress = progress;
		this.#isLazy = isLazy;
	}

	/** The segments as of the last commit that the connection sees. */
	refresh(database: DatabaseSync): readonly SegmentView[] {
		const commit = readCommitPoint(database);
		if (this.#generation < 0) this.#readSnapshot(commit);
		if (commit.generation !== this.#generation) this.#catchUp(database, commit);
		return this.#segments;
	}

	/**
	 * If an error says that the snapshot is damaged, drops its segments: the next `refresh` builds them from the rows. Throws
	 * every other error.
	 */
	forgetSnapshot(error: unknown): void {
		if (!(error instanceof DamagedSnapshot)) throw error;
		if (this.#snapshotFile === null || basename(error.path) !== this.#snapshotFile) return;
		this.#damaged = this.#snapshotFile;
		this.#snapshotRowId = 0;
		this.#drop();
	}

	/** All segments, to be written to a file. */
	get snapshot(): Snapshot {
		return { generation: this.#generation, lastRowId: this.#lastRowId, views: this.#segments };
	}

	/** The highest row id in the last snapshot; 0 if there was none. */
	get snapshotRowId(): number {
		return this.#snapshotRowId;
	}

	/** Records that all segments have been written, and which file in the folder the database names now. */
	snapshotWritten(file: string | null): void {
		this.#snapshotFile = file;
		this.#snapshotRowId = this.#lastRowId;
	}

	/** Adds the segment of an import and marks the rows that it deletes, as of the commit to come. */
	addImported(
		database: DatabaseSync,
		segment: Segment,
		deleted: readonly number[],
		{ generation, lastRowId }: Pick<Snapshot, "generation" | "lastRowId">,
	): void {
		this.#delete(deleted);
		this.#add(segment);
		[this.#generation, this.#lastRowId] = [generation, lastRowId];
		this.#segments = mergedSegments(database, this.#segments);
	}

	/** Replaces all segments by those of the snapshot that the database names. A damaged snapshot is ignored. */
	#readSnapshot({ snapshot, generation }: CommitPoint): void {
		this.#snapshotFile = snapshot;
		if (snapshot === null || snapshot === this.#damaged || this.#folder === undefined) return;
		// The old segments go first: memory may not hold both.
		this.#drop();
		try {
			const read = openSnapshot(join(this.#folder, snapshot));
			this.#open = read;
			if (read.generation > generation) return this.#drop();
			while (!this.#isLazy && read.readPart());
			this.#segments = read.views.map(({ segment, deleted }) => new StoredSegment(segment, deleted));
			[this.#generation, this.#lastRowId, this.#snapshotRowId] = [read.generation, read.lastRowId, read.lastRowId];
		} catch {
			// The segments are built from the rows.
			this.#drop();
		}
	}

	#drop(): void {
		const isLarge = this.#segments.some(({ segment }) => segment.docCount >= LARGE);
		this.#open?.close();
		this.#open = undefined;
		[this.#segments, this.#generation, this.#lastRowId] = [[], -1, 0];
		if (isLarge) collectGarbage();
	}

	#catchUp(database: DatabaseSync, commit: CommitPoint): void {
		if (this.#isFarBehind(commit)) this.#readSnapshot(commit);
		if (this.#generation < commit.horizon) this.#drop();
		else this.#delete(rowIds(database, DELETED_SINCE, [this.#generation]));
		try {
			this.#addRows(database, commit);
			[this.#generation, this.#lastRowId] = [commit.generation, commit.visible];
			this.#segments = mergedSegments(database, this.#segments);
		} finally {
			this.#progress?.end();
		}
	}

	/** Adds a segment of the rows that are in none. */
	#addRows(database: DatabaseSync, { visible, total }: CommitPoint): void {
		const range = { after: this.#lastRowId, upTo: visible };
		const rows = range.after === 0 ? total : visible - range.after;
		if (rows >= MIN_ROWS_FOR_SNAPSHOT) this.#progress?.begin(rows, range.after > 0 && rows < MANY_ROWS);
		const batches = batchesOf(database, this.#indexer, range, (read) => this.#progress?.add(read));
		if (batches.length > 0) this.#add(segmentOfRows(database, batches, range));
	}

	/** After a large import, its snapshot is read faster than its rows; after a rebuild, all segments are outdated. */
	#isFarBehind({ visible, snapshot, horizon }: CommitPoint): boolean {
		const isBehind = visible - this.#lastRowId >= MIN_ROWS_FOR_SNAPSHOT || this.#generation < horizon;
		return snapshot !== this.#snapshotFile && isBehind;
	}

	#delete(rowIds: readonly number[]): void {
		if (rowIds.length === 0) return;
		const deleted = RowIdSet.of(rowIds);
		for (const segment of this.#segments) segment.delete(deleted);
	}

	#add(segment: Segment): void {
		this.#segments = [...this.#segments, new StoredSegment(segment)];
	}
}

const DELETED_SINCE = "SELECT model FROM removed WHERE generation > ?";
