import type { DatabaseSync } from "node:sqlite";
import { messageOf } from "@vitrine/model";
import type { Findings } from "../../shared/findings.ts";
import type { CommitPoint } from "../sqlite/commitPoint.ts";
import { isCorrupt } from "../sqlite/resultCodes.ts";
import { onlyRow, rows } from "../sqlite/statements.ts";

/** Messages of SQLite that are read, and rows that are named for each kind of problem. */
const MAX_ROWS = 20;

/** Whether the database file is intact; if not, nothing in it can be checked further. */
export function checkFile(database: DatabaseSync, findings: Findings): boolean {
	const problems = integrityMessages(database).filter((line) => line !== "ok");
	for (const line of problems) findings.add(`The database file is damaged: ${line}`);
	return problems.length === 0;
}

function integrityMessages(database: DatabaseSync): readonly string[] {
	try {
		const found = rows<IntegrityMessage>(database, `PRAGMA integrity_check(${MAX_ROWS})`);
		return found.flatMap((row) => row.integrity_check.split("\n")).slice(0, MAX_ROWS);
	} catch (error) {
		if (isCorrupt(error)) return [messageOf(error)];
		throw error;
	}
}

interface IntegrityMessage {
	readonly integrity_check: string;
}

/** Checks that each id has one visible row, each row a record, and that the counts are right. */
export function checkTables(database: DatabaseSync, { visible, total }: CommitPoint, findings: Findings): void {
	const find = <T extends object>(sql: string): T[] => rows<T>(database, sql, [visible, MAX_ROWS]);
	for (const { id, count } of find<CountedId>(DUPLICATES)) findings.add(`${quoted(id)} is stored ${count} times`);
	for (const { id } of find<CountedId>(ROWS_WITHOUT_RECORD)) findings.add(`${quoted(id)} has a row, but no record`);
	for (const { model } of find<{ readonly model: number }>(RECORDS_WITHOUT_ROW))
		findings.add(`A record has no row: number ${model} in the table of records`);
	const { count } = onlyRow<{ readonly count: number }>(database, COUNT_ROWS, [visible]);
	if (count !== total) findings.add(`The catalogue states a total of ${total} records, but has ${count}`);
	for (const { id, stated, found } of rows<SourceCount>(database, WRONG_SOURCES, [visible]))
		findings.add(`${quoted(id)}: the source states ${stated} records, but has ${found}`);
}

interface CountedId {
	readonly id: string;
	readonly count: number;
}

interface SourceCount {
	readonly id: string;
	readonly stated: number;
	readonly found: number;
}

const quoted = (id: string): string => JSON.stringify(id);

const DUPLICATES = `
	SELECT id, count(*) AS count FROM models WHERE model <= ? GROUP BY id HAVING count(*) > 1 LIMIT ?`;
const ROWS_WITHOUT_RECORD = `
	SELECT id FROM models LEFT JOIN records USING (model)
	WHERE models.model <= ? AND records.model IS NULL LIMIT ?`;
const RECORDS_WITHOUT_ROW = `
	SELECT records.model FROM records LEFT JOIN models USING (model)
	WHERE records.model <= ? AND models.model IS NULL LIMIT ?`;
const COUNT_ROWS = "SELECT count(*) AS count FROM models WHERE model <= ?";
const WRONG_SOURCES = `
	SELECT id, records AS stated, found FROM (
		SELECT sources.id, sources.records,
			(SELECT count(*) FROM models WHERE models.source = sources.source AND models.model <= ?) AS found
		FROM sources
	) WHERE stated <> found`;
