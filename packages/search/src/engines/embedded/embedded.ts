import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import { placeOf } from "../../cursor.ts";
import { IndexError } from "../../errors.ts";
import { filed } from "../../filed.ts";
import { checkedQuery } from "../../query.ts";
import type { Attribution, Index, Load, Page, Query, Row, SearchOptions, SourceInfo } from "../../shapes.ts";
import type { Health, IndexStatus, Upkeep, UpkeepProgress, Verification } from "../../upkeep.ts";
import { connectWriter, MEMORY } from "./database.ts";
import { explained, guarded } from "./faults.ts";
import { StagedLoad } from "./load.ts";
import { Holdings } from "./holdings.ts";
import { type Release, Turns, writeLock } from "./lock.ts";
import type { RawRow } from "./searcher.ts";
import { type Searching, SearchingHere } from "./searching.ts";
import { SearchingApart } from "./searchingApart.ts";
import { removeIds } from "./staging.ts";
import { stateOf } from "./state.ts";
import { row, rows } from "./statements.ts";
import { forget } from "./snapshots.ts";
import { described, Pulse } from "./upkeep.ts";
import { apart } from "./upkeepApart.ts";
import { discardDerived } from "./upkeepRebuild.ts";
import { verifying } from "./upkeepVerify.ts";

/** Characters of a mistyped id that are looked at. */
const LONGEST_ID = 300;

/** The index of one machine: SQLite keeps the records, memory holds what is searched, filtered, counted and ordered by. */
export class EmbeddedIndex implements Index, Upkeep {
	readonly #database: DatabaseSync;
	readonly #path: string;
	readonly #patience: number;
	readonly #turns = new Turns();
	readonly #loads = new Set<Load>();
	readonly #searching: Searching;
	readonly #pulse: Pulse;
	readonly #closing = new AbortController();

	constructor(database: DatabaseSync, path: string, patience: number) {
		this.#database = database;
		this.#path = path;
		this.#patience = patience;
		this.#searching = path === MEMORY ? new SearchingHere(database, new Holdings(filed)) : new SearchingApart(path);
		this.#pulse = new Pulse(path, () => this.search({ limit: 1 }));
	}

	health(): Promise<Health> {
		return this.#pulse.health();
	}

	async status(): Promise<IndexStatus> {
		const health = await this.#pulse.healthInTime();
		try {
			return { ...health, ...this.#do((database) => described(database, this.#path)) };
		} catch (error) {
			return { ...health, state: "down", problems: [(error as Error).message], facts: [] };
		}
	}

	async rebuild(tell?: (progress: UpkeepProgress) => void): Promise<void> {
		const { database, release } = await this.#writer();
		try {
			const snapshot =
				this.#path === MEMORY ? null : await apart<string>(this.#path, "rebuild", this.#closing.signal, tell);
			this.#replaceDerived(database, snapshot);
		} finally {
			release();
		}
	}

	async verify(tell?: (progress: UpkeepProgress) => void): Promise<Verification> {
		this.#do(() => undefined);
		if (this.#path !== MEMORY) return apart<Verification>(this.#path, "verify", this.#closing.signal, tell);
		return this.#do((database) => verifiedHere(database));
	}

	async count(): Promise<number> {
		return this.#do((database) => stateOf(database).total);
	}

	async get(id: string): Promise<Row | undefined> {
		return this.#do((database) => {
			const found = row(database, ROW_OF_ID, [id]);
			return found && asRow(found as unknown as RawRow);
		});
	}

	async search(query: Query, { onRows }: SearchOptions = {}): Promise<Page> {
		const checked = checkedQuery(query);
		const place = placeOf(checked);
		this.#do(() => undefined);
		let found: Omit<Page, "facets" | "upTo"> | undefined;
		const counted = await this.#searching.page(checked, place, (raw) => {
			found = { ...raw, rows: raw.rows.map(asRow) };
			if (checked.facets.length + checked.upTo.size > 0) onRows?.(found);
		});
		return { ...found!, ...counted };
	}

	async similar(id: string, limit: number): Promise<readonly string[]> {
		this.#do(() => undefined);
		return this.#searching.similar(id.slice(0, LONGEST_ID), limit);
	}

	async generation(): Promise<string> {
		return this.#do((database) => String(stateOf(database).generation));
	}

	async sources(): Promise<readonly SourceInfo[]> {
		return this.#do((database) => rows(database, SOURCES).map(asSource));
	}

	async load(source: SourceInfo): Promise<Load> {
		const { database, release } = await this.#writer();
		try {
			const load: Load = new StagedLoad(database, this.#path, source, () => {
				this.#loads.delete(load);
				release();
			});
			this.#loads.add(load);
			return load;
		} catch (error) {
			release();
			throw explained(this.#path, error);
		}
	}

	async delete(ids: readonly string[]): Promise<number> {
		const { database, release } = await this.#writer();
		try {
			return guarded(this.#path, () => removeIds(database, ids));
		} finally {
			release();
		}
	}

	async close(): Promise<void> {
		this.#closing.abort();
		for (const load of this.#loads) await load.rollback();
		await this.#searching.close();
		if (this.#database.isOpen) this.#database.close();
	}

	#replaceDerived(database: DatabaseSync, snapshot: string | null): void {
		try {
			const before = guarded(this.#path, () => discardDerived(database, snapshot));
			forget(this.#path, before);
		} catch (error) {
			forget(this.#path, snapshot);
			throw error;
		}
	}

	#do<T>(work: (database: DatabaseSync) => T): T {
		if (!this.#database.isOpen) throw new IndexError("closed", `${this.#path} has been closed: open it again`);
		return guarded(this.#path, () => work(this.#database));
	}

	/** A connection to write with, when it is this one's turn. */
	async #writer(): Promise<{ readonly database: DatabaseSync; readonly release: Release }> {
		this.#do(() => undefined);
		if (this.#path === MEMORY) return { database: this.#database, release: await this.#turns.next() };
		const unlock = await writeLock(this.#path, this.#patience);
		const database = guarded(this.#path, () => connectWriter(this.#path, this.#patience));
		const release = (): void => {
			database.close();
			unlock();
		};
		return { database, release };
	}
}

/** A catalogue in memory is small: it is verified in one go. */
function verifiedHere(database: DatabaseSync): Verification {
	const work = verifying(database, new Holdings(filed), filed);
	for (;;) {
		const { done, value } = work.next();
		if (done) return value;
	}
}

const ROW_OF_ID = `
	SELECT records.record, sources.id AS source FROM models
	JOIN records USING (model) JOIN sources ON sources.source = models.source
	WHERE models.id = ? AND models.model <= (SELECT visible FROM schema) ORDER BY models.model DESC LIMIT 1`;

const SOURCES = "SELECT * FROM sources WHERE imported_at IS NOT NULL ORDER BY source";

function asRow({ record, source }: RawRow): Row {
	return { record: JSON.parse(record) as ModelRecord, source };
}

function asSource(found: Record<string, unknown>): SourceInfo {
	const attribution = found["attribution"] as string | null;
	return {
		id: found["id"] as string,
		kind: found["kind"] as string,
		location: found["location"] as string,
		...(attribution !== null && { attribution: JSON.parse(attribution) as Attribution }),
		importedAt: found["imported_at"] as string,
		records: found["records"] as number,
		skipped: found["skipped"] as number,
	};
}
