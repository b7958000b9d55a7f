import type { DatabaseSync } from "node:sqlite";
import { isCorrupt } from "./faults.ts";
import type { Findings } from "./upkeepFindings.ts";
import type { State } from "./state.ts";
import { rows } from "./statements.ts";

/** Sentences wanted of SQLite, and rows named of what is wrong in one way. */
const MOST = 20;

/** Whether the file itself is sound; where it is not, nothing in it can be relied on. */
export function checkFile(database: DatabaseSync, findings: Findings): boolean {
	const wrong = saidOf(database).filter((line) => line !== "ok");
	for (const line of wrong) findings.add(`The database file is damaged: ${line}`);
	return wrong.length === 0;
}

function saidOf(database: DatabaseSync): readonly string[] {
	try {
		return rows(database, `PRAGMA integrity_check(${MOST})`).map(({ integrity_check: line }) => String(line));
	} catch (error) {
		if (isCorrupt(error)) return [(error as Error).message];
		throw error;
	}
}

/** Whether the tables agree with each other: one visible row an id, a record a row, counts as they are said. */
export function checkTables(database: DatabaseSync, { visible, total }: State, findings: Findings): void {
	for (const { id, count } of rows(database, TWICE, [visible, MOST]))
		findings.add(`${named(id)} is there ${count} times`);
	for (const { id } of rows(database, BARE, [visible, MOST])) findings.add(`${named(id)} has a row, but no record`);
	for (const { model } of rows(database, ORPHANS, [visible, MOST]))
		findings.add(`A record has no row: number ${model} in the table of records`);
	const count = rows(database, COUNT, [visible])[0]!["count"] as number;
	if (count !== total) findings.add(`The catalogue says that it holds ${total} records, and holds ${count}`);
	for (const { id, said, held } of rows(database, SOURCES, [visible]))
		findings.add(`${named(id)}: the source says that it has ${said} records, and has ${held}`);
}

const named = (id: unknown): string => JSON.stringify(id);

const TWICE = `
	SELECT id, count(*) AS count FROM models WHERE model <= ? GROUP BY id HAVING count(*) > 1 LIMIT ?`;
const BARE = `
	SELECT id FROM models LEFT JOIN records USING (model)
	WHERE models.model <= ? AND records.model IS NULL LIMIT ?`;
const ORPHANS = `
	SELECT records.model FROM records LEFT JOIN models USING (model)
	WHERE records.model <= ? AND models.model IS NULL LIMIT ?`;
const COUNT = "SELECT count(*) AS count FROM models WHERE model <= ?";
const SOURCES = `
	SELECT id, records AS said, held FROM (
		SELECT sources.id, sources.records,
			(SELECT count(*) FROM models WHERE models.source = sources.source AND models.model <= ?) AS held
		FROM sources
	) WHERE said <> held`;
