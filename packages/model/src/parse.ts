import { isoDate } from "./dates.ts";
import { RecordError } from "./error.ts";
import type { ModelRecord } from "./record.ts";
import { recordSchema } from "./schema.ts";
import { isSettled } from "./settled.ts";
import { isObject, shown } from "./values.ts";
import { type Path, without, written } from "./paths.ts";

/** A record and a sentence on everything that had to be left out of it. */
export interface ParsedRecord {
	readonly record: ModelRecord;
	readonly notes: readonly string[];
}

/** More complaints than this about one record are counted, not listed. */
const MOST_NOTES = 20;

/**
 * Reads a model record out of parsed JSON, in the field names of a hub's list or info API.
 *
 * A known field with a value of the wrong type is left out and named in a note, null counts as absent, and every
 * field that is not known is kept. Nothing is converted but dates, to ISO 8601. Throws RecordError, and nothing
 * else, where there is no object or no usable id.
 */
export function parseRecord(raw: unknown): ParsedRecord {
	if (!isObject(raw)) throw new RecordError("", raw, `A model record must be a JSON object, but this is ${shown(raw)}`);
	const id = usableId(raw);
	const whole = { ...raw, id, tags: raw["tags"] ?? [] };
	if (isSettled(whole)) return { record: dated(whole as unknown as ModelRecord), notes: [] };
	const { value, notes } = valid(whole);
	return { record: dated(value), notes: shortened(notes) };
}

function usableId(raw: Readonly<Record<string, unknown>>): string {
	const field = raw["id"] === undefined && raw["modelId"] !== undefined ? "modelId" : "id";
	const id = raw[field];
	const wrong = (what: string): RecordError =>
		new RecordError(field, id, `${field} ${what}; it should be a text such as "owner/name"`);
	if (id === undefined) throw wrong("is missing");
	if (typeof id !== "string") throw wrong(`is ${shown(id)}`);
	if (id.trim() === "") throw wrong("is empty");
	if (!id.isWellFormed()) throw wrong(`${shown(id)} holds half a character (a lone surrogate)`);
	if (CONTROL.test(id)) throw wrong(`${shown(id)} holds a control character`);
	return id;
}

/** Line breaks and tabs pass: they are odd, but every language and page can hold them. */
// oxlint-disable-next-line no-control-regex -- these characters are what it looks for
const CONTROL = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/;

/** Leaves out what the schema refuses until nothing is refused; each round takes something away. */
function valid(raw: Readonly<Record<string, unknown>>): { value: ModelRecord; notes: string[] } {
	const notes: string[] = [];
	let value: unknown = raw;
	for (;;) {
		const result = recordSchema.safeParse(value);
		if (result.success) return { value: value as ModelRecord, notes };
		for (const { path, message } of result.error.issues) notes.push(...complaint(value, path, message));
		value = without(
			value,
			result.error.issues.map(({ path }) => path),
		);
		if (!Array.isArray((value as ModelRecord).tags)) value = { ...(value as ModelRecord), tags: [] };
	}
}

/** One sentence, or none where a field only says that it says nothing. */
function complaint(record: unknown, path: Path, wanted: string): string[] {
	const { found, value } = at(record, path);
	const inList = typeof path.at(-1) === "number";
	if (!inList && found && (value === null || value === undefined || value === "")) return [];
	return [
		found
			? `${written(path)}: ${shown(value)} is not ${wanted}; left out`
			: `${written(path.slice(0, -1))}: ${shown(at(record, path.slice(0, -1)).value)} has no ${String(path.at(-1))}; left out`,
	];
}

function at(record: unknown, path: Path): { found: boolean; value: unknown } {
	let value = record;
	for (const key of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return { found: false, value };
		value = (value as Record<PropertyKey, unknown>)[key];
	}
	return { found: true, value };
}

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

const isoOf = (date: string | undefined): string | undefined => (date === undefined ? date : (isoDate(date) ?? date));

function shortened(notes: readonly string[]): readonly string[] {
	if (notes.length <= MOST_NOTES) return notes;
	return [...notes.slice(0, MOST_NOTES), `and ${notes.length - MOST_NOTES} more values were left out`];
}
