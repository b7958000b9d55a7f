import type { DatabaseSync } from "node:sqlite";
import { digestOf } from "../import/digest.ts";
import { CREATE_INDEX_TABLES, CREATE_OUTCOMES, SCHEMA_VERSION } from "./schema.ts";

/** The oldest version that can be upgraded, which is the first there has been. */
const OLDEST = 1;

/** Whether tables of a version can be upgraded to those of this version. */
export const isUpgradable = (version: number): boolean => version >= OLDEST && version < SCHEMA_VERSION;

/**
 * Upgrades the tables of a version. Version 3 only lacks the outcomes of checks; versions 1 and 2 differ in columns that only
 * the index of that time used. Records and row ids stay. The caller has a transaction open, so a process that dies leaves
 * the old tables.
 */
export function upgradeTables(database: DatabaseSync, version: number): void {
	if (version === 3) return database.exec(`${CREATE_OUTCOMES} UPDATE schema SET version = ${SCHEMA_VERSION}`);
	database.function("digest_of", { deterministic: true }, (text) => digestOf(String(text)));
	database.exec(`${SET_ASIDE} ${CREATE_INDEX_TABLES} ${COPY} ${DROP}`);
}

const SET_ASIDE = `
	ALTER TABLE schema RENAME TO old_schema;
	ALTER TABLE sources RENAME TO old_sources;
	ALTER TABLE models RENAME TO old_models;
`;

const COPY = `
	INSERT INTO sources (source, id, kind, location, attribution, imported_at, records, skipped)
	SELECT source, id, kind, location, attribution, imported_at,
		(SELECT count(*) FROM old_models WHERE old_models.source = old_sources.source), skipped
	FROM old_sources;
	INSERT INTO models (model, id, source, digest)
	SELECT old_models.model, id, source, digest_of(record) FROM old_models JOIN records USING (model)
	ORDER BY old_models.model;
	UPDATE schema SET
		generation = (SELECT generation + 1 FROM old_schema),
		horizon = (SELECT generation + 1 FROM old_schema),
		visible = (SELECT coalesce(max(model), 0) FROM models),
		total = (SELECT count(*) FROM models);
`;

/** Tables that refer to others go first. */
const DROP =
	"DROP TABLE old_models; DROP TABLE old_sources; DROP TABLE old_schema; DROP TABLE words; DROP TABLE letters;";
