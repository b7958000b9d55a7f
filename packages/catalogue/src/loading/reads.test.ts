import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { beforeAll, describe, expect, it } from "vitest";
import { FIXTURES, loadCases } from "../../test/loadRecords.ts";
import { innermost, readsOf, without } from "../../test/reads.ts";
import { libraries } from "../libraries/index.ts";
import { SWEEP } from "../../../../test/sweep.ts";
import { exceedsOneCard } from "../memory/oneCard.ts";
import type { Library } from "../shapes.ts";

const loading = libraries.filter(({ snippets }) => snippets);

/** Every record of every library, so that no branch is missed. */
const records: readonly ModelRecord[] = loadCases.map(({ record }) => record);

/** The first record of each set of fields. */
const varied: readonly ModelRecord[] = [...Map.groupBy(records, fieldsOf).values()].flatMap(([first]) => first ?? []);

/** The paths of all fields of a value, as one text. */
function fieldsOf(value: unknown): string {
	if (typeof value !== "object" || value === null) return "";
	if (Array.isArray(value)) return `[${[...new Set(value.map(fieldsOf))].join()}]`;
	const fields = Object.entries(value).map(([name, inner]) => `${name}${fieldsOf(inner)}`);
	return `{${fields.toSorted().join()}}`;
}

/** A library's snippets for a record, as one text. */
const shown = (library: Library, record: ModelRecord): string =>
	library.snippets!(record)
		.map((snippet) => ("note" in snippet ? snippet.note : `${snippet.title} ${String(snippet.code)}`))
		.join("\n\n");

/** Whether a record's snippets differ without a field, or for `(memory)`, once the model is too large for one card. */
function changes(library: Library, record: ModelRecord, field: string): boolean {
	const other = field === MEMORY ? { ...record, parameters: 70e9 } : without(record, field);
	return shown(library, record) !== shown(library, other);
}

/** The memory that a model needs follows from many fields, which its own tests vary: here they count as one. */
const MEMORY = "(memory)";

const readForMemory = new Set(records.flatMap((record) => [...readsOf(record, (read) => `${exceedsOneCard(read)}`)]));

/** All fields that a library reads from some records; no other field can change its snippets. */
function readBy(library: Library, some: readonly ModelRecord[]): readonly string[] {
	const fields = some.flatMap((record) => [...readsOf(record, (read) => shown(library, read))]);
	const asksForMemory = ownRecords(library).some((record) => changes(library, record, MEMORY));
	const own = [...innermost(fields)].filter(
		(field) => !asksForMemory || !readForMemory.has(field) || some.some((record) => changes(library, record, field)),
	);
	return [...own, ...(asksForMemory ? [MEMORY] : [])].toSorted();
}

const ownRecords = (library: Library): readonly ModelRecord[] =>
	loadCases.filter((one) => one.library === library.key).map(({ record }) => record);

const LIST = join(FIXTURES, "../catalogue/reads.txt");

/** The fields that the list names, by the key of the library. */
const listed: ReadonlyMap<string, readonly string[]> = new Map(
	readFileSync(LIST, "utf8")
		.split("\n")
		.map((line) => line.split(": "))
		.map(([key = "", fields = ""]) => [key, fields.split(" ").filter(Boolean)]),
);

describe("from its own records and one of each set of fields", () => {
	const reads = new Map<Library, readonly string[]>();
	beforeAll(() => {
		for (const library of loading) reads.set(library, [...listedOf(library), ...unlisted(library)]);
	});

	it("fixtures/catalogue/reads.txt lists what each library reads", async () => {
		const list = [...reads].map(([library, fields]) => lineOf(library, fields));
		await expect(list.join("")).toMatchFileSnapshot(LIST);
	});

	it.each(loading)("the value of each field that $key reads changes a snippet", (library) => {
		const some = [...ownRecords(library), ...records];
		for (const field of reads.get(library) ?? [])
			expect(
				some.some((record) => changes(library, record, field)),
				`add a record to fixtures/load/${library.key}/records.json in which ${field} matters; if no code reads it, take it out of fixtures/catalogue/reads.txt`,
			).toBe(true);
	});
});

const listedOf = ({ key }: Library): readonly string[] => listed.get(key) ?? [];

/** The fields that a library reads and that its line lacks. */
function unlisted(library: Library): readonly string[] {
	const known = listedOf(library);
	const read = readBy(library, [...ownRecords(library), ...varied]);
	// A list without items is only read as a whole.
	return read.filter((field) => ![field, `${field}[]`, `${field}[].rfilename`].some((one) => known.includes(one)));
}

const lineOf = ({ key }: Library, fields: readonly string[]): string => `${key}: ${fields.toSorted().join(" ")}\n`;

describe("from all records", SWEEP, () => {
	const reads = new Map<Library, readonly string[]>();
	beforeAll(() => {
		for (const library of loading) reads.set(library, readBy(library, records));
	});

	it("fixtures/catalogue/reads.txt lists what each library reads", async () => {
		const list = [...reads].map(([library, fields]) => lineOf(library, fields));
		await expect(list.join("")).toMatchFileSnapshot(LIST);
	});
});
