import { resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { guarded } from "./errors.ts";
import { openDatabase } from "./sqlite/database.ts";
import { row, rows, run } from "./sqlite/statements.ts";

/** An outcome as it is stored. */
interface StoredOutcome {
	readonly id: string;
	readonly outcome: string;
}

/**
 * The outcomes of checks in the SQLite file of a catalogue, by the id of the model. They are not part of the index: an
 * import leaves them as they are. Each is written in one step. Methods throw IndexError.
 */
export class OutcomeTable {
	readonly #path: string;
	readonly #database: DatabaseSync;

	/** The file is created if it is missing, and upgraded if it is of an earlier version. */
	constructor(path: string, onNotice?: (message: string) => void) {
		this.#path = resolve(path);
		this.#database = openDatabase(this.#path, onNotice);
	}

	/** The outcome of a model, as JSON. */
	get(id: string): string | undefined {
		return this.#do(
			() => row<StoredOutcome>(this.#database, "SELECT outcome FROM outcomes WHERE id = ?", [id])?.outcome,
		);
	}

	/** The outcomes of some models, as JSON, by id. */
	among(ids: readonly string[]): ReadonlyMap<string, string> {
		const sql = "SELECT id, outcome FROM outcomes WHERE id IN (SELECT value FROM json_each(?))";
		const found = this.#do(() => rows<StoredOutcome>(this.#database, sql, [JSON.stringify(ids)]));
		return new Map(found.map(({ id, outcome }) => [id, outcome]));
	}

	/** The outcomes with a result, by id, at most `limit`. */
	withResult(result: string, limit: number): readonly StoredOutcome[] {
		const sql = "SELECT id, outcome FROM outcomes WHERE result = ? ORDER BY id LIMIT ?";
		return this.#do(() => rows<StoredOutcome>(this.#database, sql, [result, limit]));
	}

	/** Replaces the outcome of a model. */
	put(id: string, result: string, outcome: string): void {
		this.#do(() => run(this.#database, "INSERT OR REPLACE INTO outcomes VALUES (?, ?, ?)", [id, result, outcome]));
	}

	close(): void {
		if (this.#database.isOpen) this.#database.close();
	}

	#do<T>(work: () => T): T {
		return guarded(this.#path, work);
	}
}
