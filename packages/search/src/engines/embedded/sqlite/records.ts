import type { DatabaseSync } from "node:sqlite";
import type { Attribution, SourceInfo } from "../../../api/source.ts";
import { onlyRow, row, rows } from "./statements.ts";

/** A row whose record is still JSON. */
export interface RawRow {
	readonly record: string;
	readonly source: string;
}

/** The visible row of the record with this id. */
export const rowWithId = (database: DatabaseSync, id: string): RawRow | undefined => row(database, ROW_WITH_ID, [id]);

/** The row with this row id, which exists. */
export const rowWithRowId = (database: DatabaseSync, rowId: number): RawRow =>
	onlyRow(database, ROW_WITH_ROW_ID, [rowId]);

/** All imported sources, in the order of their first import. */
export const importedSources = (database: DatabaseSync): readonly SourceInfo[] =>
	rows<SourceColumns>(database, SOURCES).map(sourceInfo);

const SELECT_ROW = `
	SELECT records.record, sources.id AS source FROM models
	JOIN records USING (model) JOIN sources ON sources.source = models.source`;
const ROW_WITH_ID = `${SELECT_ROW}
	WHERE models.id = ? AND models.model <= (SELECT visible FROM schema) ORDER BY models.model DESC LIMIT 1`;
const ROW_WITH_ROW_ID = `${SELECT_ROW} WHERE models.model = ?`;
const SOURCES = "SELECT * FROM sources WHERE imported_at IS NOT NULL ORDER BY source";

interface SourceColumns extends Required<Pick<SourceInfo, "id" | "kind" | "location" | "records" | "skipped">> {
	readonly attribution: string | null;
	readonly imported_at: string;
}

function sourceInfo({ id, kind, location, attribution, imported_at, records, skipped }: SourceColumns): SourceInfo {
	return {
		id,
		kind,
		location,
		...(attribution !== null && { attribution: JSON.parse(attribution) as Attribution }),
		importedAt: imported_at,
		records,
		skipped,
	};
}
