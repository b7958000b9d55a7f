import type { DatabaseSync } from "node:sqlite";
import type { SourceInfo } from "../../../api/source.ts";
import { onlyRow, run } from "../sqlite/statements.ts";

/** The number of a source in the database; a new source is added. */
export const sourceNumber = (database: DatabaseSync, { id, kind, location }: SourceInfo): number =>
	onlyRow<{ readonly source: number }>(database, FIND_OR_INSERT, [id, kind, location]).source;

/** Updates a source after its import. */
export function updateSource(database: DatabaseSync, source: SourceInfo, skipped: number): void {
	const attribution = source.attribution ? JSON.stringify(source.attribution) : null;
	const importedAt = source.importedAt ?? new Date().toISOString();
	run(database, UPDATE, [source.kind, source.location, attribution, importedAt, skipped, source.id]);
}

const FIND_OR_INSERT = `
	INSERT INTO sources (id, kind, location, records, skipped) VALUES (?, ?, ?, 0, 0)
	ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING source`;
const UPDATE = `
	UPDATE sources SET kind = ?, location = ?, attribution = ?, imported_at = ?, skipped = ? WHERE id = ?`;
