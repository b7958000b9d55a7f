import { setTimeout } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import { IndexError } from "../../errors.ts";
import { filed } from "../../filed.ts";
import { FACETS, SORTS, type SourceInfo } from "../../shapes.ts";
import { connect } from "./database.ts";
import { explained, isBusy } from "./faults.ts";
import { nameToken } from "./matching.ts";
import { generationOf, numbers, row, run } from "./statements.ts";

/** Milliseconds between two attempts to become the writer. */
const PAUSE = 50;

/** A connection of its own with a write transaction begun; waits for another writer without holding up the process. */
export async function beginWriting(path: string, patience: number): Promise<DatabaseSync> {
	const database = connect(path, 0);
	const deadline = performance.now() + patience;
	try {
		while (!began(database)) {
			if (performance.now() >= deadline) throw tookTooLong(path, patience);
			await setTimeout(PAUSE);
		}
		return database;
	} catch (error) {
		database.close();
		throw explained(path, error);
	}
}

function began(database: DatabaseSync): boolean {
	try {
		database.exec("BEGIN IMMEDIATE");
		return true;
	} catch (error) {
		if (isBusy(error)) return false;
		throw error;
	}
}

function tookTooLong(path: string, patience: number): IndexError {
	const message =
		`${path} has been written by another import for ${Math.round(patience / 1000)} s. ` +
		"Wait until that one has finished, or stop it, and try again";
	return new IndexError("busy", message);
}

/** Notes the source, and gives its number. */
export function putSource(database: DatabaseSync, source: SourceInfo, skipped: number): number {
	const attribution = source.attribution ? JSON.stringify(source.attribution) : null;
	const when = source.importedAt ?? new Date().toISOString();
	const values = [source.id, source.kind, source.location, attribution, when, skipped];
	return row(database, PUT_SOURCE, values)!["source"] as number;
}

/** Adds a record to the catalogue, or replaces the one of its id. `generation` is that of the import. */
export function putRecord(database: DatabaseSync, record: ModelRecord, source: number, generation: number): void {
	const { facets, figures, idTokens, otherTokens, names, letters } = filed(record);
	const lists = JSON.stringify(FACETS.map((facet) => facets[facet]));
	const values = [source, generation, lists, ...SORTS.map((sort) => figures[sort]), record.id];
	const known = modelOf(database, record.id);
	run(database, known === undefined ? ADD_MODEL : CHANGE_MODEL, values);
	const model = known ?? modelOf(database, record.id)!;
	run(database, "INSERT OR REPLACE INTO records (model, record) VALUES (?, ?)", [model, JSON.stringify(record)]);
	const id = [...idTokens, ...names.map(nameToken)].join(" ");
	run(database, "INSERT OR REPLACE INTO words (rowid, id, other) VALUES (?, ?, ?)", [model, id, otherTokens.join(" ")]);
	run(database, "INSERT OR REPLACE INTO letters (rowid, id) VALUES (?, ?)", [model, letters]);
}

/** Takes out what a source has no longer: records of it that came with another import. */
export function removeStale(database: DatabaseSync, source: number, generation: number): void {
	const sql = "SELECT model FROM models WHERE source = ? AND import <> ?";
	for (const model of numbers(database, sql, [source, generation])) removeModel(database, model);
}

/** Takes out the record of an id; says whether there was one. */
export function removeRecord(database: DatabaseSync, id: string): boolean {
	const model = modelOf(database, id);
	if (model !== undefined) removeModel(database, model);
	return model !== undefined;
}

/** The generation that the open transaction will make. */
export function nextGeneration(database: DatabaseSync): number {
	return generationOf(database) + 1;
}

/** Tells every reader that what it keeps in memory is stale. */
export function putGeneration(database: DatabaseSync, generation: number): void {
	run(database, "UPDATE schema SET generation = ?", [generation]);
}

function modelOf(database: DatabaseSync, id: string): number | undefined {
	return numbers(database, "SELECT model FROM models WHERE id = ?", [id])[0];
}

function removeModel(database: DatabaseSync, model: number): void {
	run(database, "DELETE FROM words WHERE rowid = ?", [model]);
	run(database, "DELETE FROM letters WHERE rowid = ?", [model]);
	run(database, "DELETE FROM records WHERE model = ?", [model]);
	run(database, "DELETE FROM models WHERE model = ?", [model]);
}

const PUT_SOURCE = `
	INSERT INTO sources (id, kind, location, attribution, imported_at, skipped) VALUES (?, ?, ?, ?, ?, ?)
	ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, location = excluded.location,
		attribution = excluded.attribution, imported_at = excluded.imported_at, skipped = excluded.skipped
	RETURNING source`;

/** A statement that could be undone by itself would make SQLite write the word lists out before it: hence OR FAIL. */
const FIGURES = SORTS.map((sort) => `${sort} = ?`).join(", ");
const ADD_MODEL = `INSERT OR FAIL INTO models (source, import, facets, ${SORTS.join(", ")}, id) VALUES (?, ?, ?, ?${", ?".repeat(SORTS.length)})`;
const CHANGE_MODEL = `UPDATE OR FAIL models SET source = ?, import = ?, facets = ?, ${FIGURES} WHERE id = ?`;
