import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import type { SourceInfo } from "../../../api/source.ts";
import { RowIdSet } from "../segment/bits/rowIdSet.ts";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { inTransaction, rollBack } from "../sqlite/connection.ts";
import { lastRowId, rowIdColumn, rowIds } from "../sqlite/rowIds.ts";
import { insert, row, run } from "../sqlite/statements.ts";
import { commitRows, deleteRow } from "./commitRows.ts";
import { digestOf } from "./digest.ts";
import { sourceNumber, updateSource } from "./sources.ts";

/** What the commit of an import changes besides its own rows. */
interface ImportChanges {
	/** Records that could not be read. */
	readonly skipped: number;
	/** The rows that are deleted. */
	readonly deleted: readonly number[];
	/** The file with the segments as of the commit, if there is one. */
	readonly snapshot: string | undefined;
}

/**
 * The rows of an import, which readers do not see before the commit. If the import is interrupted they stay, and the next
 * import of the same source resumes from them.
 */
export class StagedRows {
	readonly #database: DatabaseSync;
	/** The source's number in the database. */
	readonly #source: number;
	/** The highest row id that readers see. */
	readonly visible: number;
	/** Rows, visible or staged, that the source still has. */
	readonly #kept = new RowIdSet();
	/** The highest row id before this import. */
	readonly #lastBefore: number;
	#unchanged = 0;
	#repeated = 0;

	constructor(database: DatabaseSync, source: SourceInfo) {
		this.#database = database;
		this.visible = readCommitPoint(database).visible;
		this.#source = inTransaction(database, "IMMEDIATE", () => {
			const number = sourceNumber(database, source);
			this.#deleteRows(rowIds(database, STAGED_BY_OTHERS, [this.visible, number]));
			return number;
		});
		this.#lastBefore = this.lastRowId();
	}

	/** Records that were stored before this import and have not changed. */
	get unchanged(): number {
		return this.#unchanged;
	}

	/** Records with the id of an earlier one of this import. */
	get repeated(): number {
		return this.#repeated;
	}

	/** The highest id that any row has had. */
	lastRowId(): number {
		return lastRowId(this.#database);
	}

	/** Stages new and changed records. They are durable, and visible to other connections, after the next `flush`. */
	write(records: readonly ModelRecord[]): void {
		if (!this.#database.isTransaction) this.#database.exec("BEGIN IMMEDIATE");
		try {
			for (const record of records) this.#write(record);
		} catch (error) {
			rollBack(this.#database);
			throw error;
		}
	}

	/** Commits what `write` has written. */
	flush(): void {
		if (this.#database.isTransaction) this.#database.exec("COMMIT");
	}

	/** The same; what cannot be committed, for example on a full disk, is rolled back. */
	flushIfPossible(): void {
		try {
			this.flush();
		} catch {
			rollBack(this.#database);
		}
	}

	/** The visible rows that the commit deletes: replaced ones and, for a complete source, those that it no longer has. */
	prepareCommit(complete: boolean): readonly number[] {
		return inTransaction(this.#database, "IMMEDIATE", () => {
			const staged = rowIdColumn(this.#database, ROWS_BETWEEN, [this.visible, this.#lastBefore]);
			this.#deleteRows(staged.filter((rowId) => !this.#kept.has(rowId)));
			return [...this.#replaced(), ...(complete ? this.#stale() : [])];
		});
	}

	/** Makes the staged rows visible; returns the snapshot that was named before. */
	commit(source: SourceInfo, { skipped, deleted, snapshot }: ImportChanges): string | null {
		return inTransaction(this.#database, "IMMEDIATE", () => {
			const { snapshot: before } = readCommitPoint(this.#database);
			commitRows(this.#database, deleted, () => updateSource(this.#database, source, skipped));
			if (snapshot !== undefined) run(this.#database, "UPDATE schema SET snapshot = ?", [snapshot]);
			return before;
		});
	}

	#write(record: ModelRecord): void {
		const text = JSON.stringify(record);
		const digest = digestOf(text);
		const known = row<KnownRow>(this.#database, LATEST_ROW, [record.id]);
		if (known && this.#kept.has(known.model)) this.#repeated++;
		if (known && known.source === this.#source && digest.equals(known.digest)) return this.#keep(known.model);
		if (known && known.model > this.visible) deleteRow(this.#database, known.model);
		const rowId = insert(this.#database, INSERT_ROW, [record.id, this.#source, digest]);
		run(this.#database, "INSERT INTO records (model, record) VALUES (?, ?)", [rowId, text]);
		this.#kept.add(rowId);
	}

	#keep(rowId: number): void {
		if (rowId <= this.#lastBefore && !this.#kept.has(rowId)) this.#unchanged++;
		this.#kept.add(rowId);
	}

	#deleteRows(rows: Iterable<number>): void {
		for (const rowId of rows) deleteRow(this.#database, rowId);
	}

	#replaced(): number[] {
		return this.visible === 0 ? [] : rowIds(this.#database, REPLACED_ROWS, [this.visible, this.visible]);
	}

	#stale(): number[] {
		const own = rowIds(this.#database, OWN_ROWS, [this.visible, this.#source, this.visible]);
		return own.filter((rowId) => !this.#kept.has(rowId));
	}
}

interface KnownRow {
	readonly model: number;
	readonly source: number;
	readonly digest: Uint8Array;
}

const STAGED_BY_OTHERS = "SELECT model FROM models WHERE model > ? AND source <> ?";
const ROWS_BETWEEN = "SELECT model FROM models WHERE model > ? AND model <= ?";
const LATEST_ROW = "SELECT model, source, digest FROM models WHERE id = ? ORDER BY model DESC LIMIT 1";
const INSERT_ROW = "INSERT INTO models (id, source, digest) VALUES (?, ?, ?)";
const REPLACED_ROWS = `
	SELECT old.model FROM models AS new JOIN models AS old ON old.id = new.id
	WHERE new.model > ? AND old.model <= ?`;
const OWN_ROWS = `
	SELECT model FROM models WHERE model <= ? AND source = ?
	AND NOT EXISTS (SELECT 1 FROM models AS new WHERE new.id = models.id AND new.model > ?)`;
