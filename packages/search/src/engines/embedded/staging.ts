import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import type { SourceInfo } from "../../shapes.ts";
import { inTransaction } from "./database.ts";
import { stateOf } from "./state.ts";
import { Marks } from "./marks.ts";
import { inserted, manyNumbers, numbers, row, rows, run } from "./statements.ts";

/**
 * What an import has brought so far: rows that nobody sees before the commit. They stay when it ends early, so that the
 * same import goes on from there.
 */
export class Staging {
	readonly #database: DatabaseSync;
	readonly #source: number;
	readonly #visible: number;
	/** Rows, seen or not yet seen by readers, that the source still has. */
	readonly #kept = new Marks();
	/** Rows up to this number were there when it began. */
	readonly #before: number;
	#met = 0;

	constructor(database: DatabaseSync, source: SourceInfo) {
		this.#database = database;
		this.#visible = stateOf(database).visible;
		this.#source = inTransaction(database, "IMMEDIATE", () => {
			const number = sourceNumber(database, source);
			this.#discardOthers(number);
			return number;
		});
		this.#before = this.last();
	}

	/**
	 * Takes records in; those that have not changed stay as they are. They are safe, and seen by other connections, after
	 * the next `flush`.
	 */
	put(records: readonly ModelRecord[]): void {
		if (!this.#database.isTransaction) this.#database.exec("BEGIN IMMEDIATE");
		try {
			for (const record of records) this.#put(record);
		} catch (error) {
			if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
			throw error;
		}
	}

	/** Ends what `put` began. */
	flush(): void {
		if (this.#database.isTransaction) this.#database.exec("COMMIT");
	}

	/** Ends what `put` began, if there is room; else that is undone. */
	keep(): void {
		try {
			this.flush();
		} catch {
			if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
		}
	}

	/** Records that were there before it began, and have not changed since. */
	get met(): number {
		return this.#met;
	}

	/** Rows that readers saw when it began have numbers up to this. */
	get visible(): number {
		return this.#visible;
	}

	/** The highest number that any row has had. */
	last(): number {
		return (row(this.#database, LAST)?.["seq"] as number | undefined) ?? 0;
	}

	/** What the commit takes out: rows that were replaced, and with `complete` those that the source has no longer. */
	settle(complete: boolean): readonly number[] {
		return inTransaction(this.#database, "IMMEDIATE", () => {
			this.#discardUnseen();
			return this.#replaced().concat(complete ? this.#stale() : []);
		});
	}

	/** Makes visible what was brought and takes out what is gone; `snapshot` is the file with the index of all that. */
	commit(source: SourceInfo, skipped: number, gone: readonly number[], snapshot?: string): string | null {
		return inTransaction(this.#database, "IMMEDIATE", () => {
			const { snapshot: before } = stateOf(this.#database);
			commitChanges(this.#database, gone, () => putSource(this.#database, source, skipped));
			if (snapshot !== undefined) run(this.#database, "UPDATE schema SET snapshot = ?", [snapshot]);
			return before;
		});
	}

	#put(record: ModelRecord): void {
		const text = JSON.stringify(record);
		const digest = digestOf(text);
		const known = row(this.#database, LATEST, [record.id]);
		if (known && known["source"] === this.#source && digest.equals(known["digest"] as unknown as Uint8Array)) {
			const model = known["model"] as number;
			if (model <= this.#before && !this.#kept.has(model)) this.#met++;
			this.#kept.add(model);
			return;
		}
		if (known && (known["model"] as number) > this.#visible) removeRow(this.#database, known["model"] as number);
		const model = inserted(this.#database, ADD, [record.id, this.#source, digest]);
		run(this.#database, "INSERT INTO records (model, record) VALUES (?, ?)", [model, text]);
		this.#kept.add(model);
	}

	/** Rows that an import of another source left behind. */
	#discardOthers(source: number): void {
		const others = "SELECT model FROM models WHERE model > ? AND source <> ?";
		for (const model of numbers(this.#database, others, [this.#visible, source])) removeRow(this.#database, model);
	}

	/** Rows that an earlier run of this import brought, and this one has not met. */
	#discardUnseen(): void {
		const sql = "SELECT model FROM models WHERE model > ? AND model <= ?";
		const staged = manyNumbers(this.#database, sql, [this.#visible, this.#before]);
		for (const model of staged) if (!this.#kept.has(model)) removeRow(this.#database, model);
	}

	#replaced(): number[] {
		if (this.#visible === 0) return [];
		return numbers(this.#database, REPLACED, [this.#visible, this.#visible]);
	}

	#stale(): number[] {
		const own = numbers(this.#database, STALE, [this.#visible, this.#source, this.#visible]);
		return own.filter((model) => !this.#kept.has(model));
	}
}

/** Bytes of a digest that are kept: enough to tell two versions of a record apart. */
const DIGEST = 16;

/** What tells the stored text of a record from any other. */
export function digestOf(text: string): Buffer {
	return hash("sha256", text, "buffer").subarray(0, DIGEST);
}

/** Takes records out; says how many there were. */
export function removeIds(database: DatabaseSync, ids: readonly string[]): number {
	return inTransaction(database, "IMMEDIATE", () => {
		const { visible } = stateOf(database);
		const models = new Set(ids.flatMap((id) => numbers(database, "SELECT model FROM models WHERE id = ?", [id])));
		const gone = [...models].filter((model) => model <= visible);
		if (gone.length === 0) return 0;
		discardStaged(database, visible);
		commitChanges(database, gone, () => undefined);
		return gone.length;
	});
}

/** Rows that an import has left behind: any commit but its own would show them. */
function discardStaged(database: DatabaseSync, visible: number): void {
	run(database, "DELETE FROM records WHERE model > ?", [visible]);
	run(database, "DELETE FROM models WHERE model > ?", [visible]);
}

/** Takes rows out and shows all others, under a new generation. */
function commitChanges(database: DatabaseSync, gone: readonly number[], note: () => void): void {
	const { generation, visible } = stateOf(database);
	const changes = new Map<number, number>();
	for (const { source, count } of rows(database, ADDED, [visible])) changes.set(source as number, count as number);
	for (const model of gone) {
		const { source } = row(database, "SELECT source FROM models WHERE model = ?", [model])!;
		changes.set(source as number, (changes.get(source as number) ?? 0) - 1);
		run(database, "INSERT INTO removed (model, generation) VALUES (?, ?)", [model, generation + 1]);
		removeRow(database, model);
	}
	note();
	for (const [source, change] of changes)
		run(database, "UPDATE sources SET records = records + ? WHERE source = ?", [change, source]);
	forgetRemovals(database, generation + 1);
	run(database, COMMIT, [generation + 1, [...changes.values()].reduce((sum, change) => sum + change, 0)]);
}

const ADDED = "SELECT source, count(*) AS count FROM models WHERE model > ? GROUP BY source";

/** What is derived from so long ago is made anew rather than brought up to date. */
function forgetRemovals(database: DatabaseSync, generation: number): void {
	const count = row(database, "SELECT count(*) AS count FROM removed")!["count"] as number;
	if (count <= MOST_REMOVALS) return;
	run(database, "DELETE FROM removed");
	run(database, "UPDATE schema SET horizon = ?", [generation]);
}

const MOST_REMOVALS = 500_000;

function removeRow(database: DatabaseSync, model: number): void {
	run(database, "DELETE FROM records WHERE model = ?", [model]);
	run(database, "DELETE FROM models WHERE model = ?", [model]);
}

function sourceNumber(database: DatabaseSync, { id, kind, location }: SourceInfo): number {
	return row(database, KNOW_SOURCE, [id, kind, location])!["source"] as number;
}

function putSource(database: DatabaseSync, source: SourceInfo, skipped: number): void {
	const attribution = source.attribution ? JSON.stringify(source.attribution) : null;
	const when = source.importedAt ?? new Date().toISOString();
	run(database, PUT_SOURCE, [source.kind, source.location, attribution, when, skipped, source.id]);
}

const LAST = "SELECT seq FROM sqlite_sequence WHERE name = 'models'";
const LATEST = "SELECT model, source, digest FROM models WHERE id = ? ORDER BY model DESC LIMIT 1";
const ADD = "INSERT INTO models (id, source, digest) VALUES (?, ?, ?)";
const REPLACED = `
	SELECT old.model FROM models AS new JOIN models AS old ON old.id = new.id
	WHERE new.model > ? AND old.model <= ?`;
const STALE = `
	SELECT model FROM models WHERE model <= ? AND source = ?
	AND NOT EXISTS (SELECT 1 FROM models AS new WHERE new.id = models.id AND new.model > ?)`;
const COMMIT = `
	UPDATE schema SET generation = ?, visible = (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'models'),
	total = total + ?`;
const KNOW_SOURCE = `
	INSERT INTO sources (id, kind, location, records, skipped) VALUES (?, ?, ?, 0, 0)
	ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING source`;
const PUT_SOURCE = `
	UPDATE sources SET kind = ?, location = ?, attribution = ?, imported_at = ?, skipped = ? WHERE id = ?`;
