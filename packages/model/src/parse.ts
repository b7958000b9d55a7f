import { isoDate } from "./dates.ts";
import { RECORD_BOUNDS } from "./bounds/limits.ts";
import { RecordError } from "./error.ts";
import { guardOf } from "./guard.ts";
import { notesOf } from "./notes.ts";
import type { ModelRecord } from "./record.ts";
import { repaired } from "./repair.ts";
import { recordSchema } from "./schema/record.ts";
import { isObject } from "./values.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A record, and a sentence for each value of it that was ignored. */
interface ParsedRecord {
	readonly record: ModelRecord;
	readonly notes: readonly string[];
}

/** Most records of a dump are known to be valid without a run of the schema. */
const isKnownValid = guardOf(recordSchema);

/**
 * Reads a model record out of parsed JSON, in the field names of a hub's list or info API.
 *
 * A known field with a value of the wrong type is left out and named in a note, null counts as absent, and unknown
 * fields are kept. Dates become ISO 8601; nothing else is converted. Throws only RecordError: if there is no object, or
 * no usable id.
 *
 * @example
 * const { record, notes } = parseRecord({ id: "acme/demo", likes: "many" });
 * record.id; // "acme/demo"
 * notes; // ['likes: "many" is not a number; ignored']
 */
export function parseRecord(raw: unknown): ParsedRecord {
	if (!isObject(raw)) throw new RecordError("not-an-object", "", raw);
	const fields = { ...raw, id: usableId(raw), tags: raw["tags"] ?? [] };
	if (isKnownValid(fields)) return { record: dated(fields), notes: [] };
	const { value, faults } = repaired(recordSchema, fields);
	return { record: dated(value), notes: notesOf(faults) };
}

function usableId(raw: Fields): string {
	const field = raw["id"] === undefined && raw["modelId"] !== undefined ? "modelId" : "id";
	const id = raw[field];
	if (id === undefined) throw new RecordError("no-id", field, id);
	if (typeof id !== "string") throw new RecordError("wrong-id", field, id);
	if (id.trim() === "") throw new RecordError("empty-id", field, id);
	if (id.length > RECORD_BOUNDS.id) throw new RecordError("too-long-id", field, id);
	if (!id.isWellFormed()) throw new RecordError("lone-surrogate", field, id);
	if (CONTROL.test(id)) throw new RecordError("control-character", field, id);
	return id;
}

/** Line breaks and tabs pass: every language and page can show them. */
// oxlint-disable-next-line no-control-regex -- these characters are what it looks for
const CONTROL = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/;

function dated(record: ModelRecord): ModelRecord {
	const { createdAt, lastModified } = record;
	const [created, modified] = [isoOf(createdAt), isoOf(lastModified)];
	if (created === createdAt && modified === lastModified) return record;
	return {
		...record,
		...(created !== undefined && { createdAt: created }),
		...(modified !== undefined && { lastModified: modified }),
	};
}

function isoOf(date: string | undefined): string | undefined {
	return date === undefined ? undefined : (isoDate(date) ?? date);
}
