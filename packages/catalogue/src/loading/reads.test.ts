import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { FIXTURES, loadCases } from "../../test/loadRecords.ts";
import { innermost, readsOf, without } from "../../test/reads.ts";
import { libraries } from "../libraries/index.ts";
import { exceedsOneCard } from "../memory/oneCard.ts";
import type { Library } from "../shapes.ts";

const loading = libraries.filter(({ snippets }) => snippets);

/** Every record of every library, so that no branch is missed. */
const records: readonly ModelRecord[] = loadCases.map(({ record }) => record);

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

/** All fields that a library reads from any record; no other field can change its snippets. */
function readBy(library: Library): readonly string[] {
	const fields = records.flatMap((record) => [...readsOf(record, (read) => shown(library, read))]);
	const asksForMemory = loadCases.some((one) => one.library === library.key && changes(library, one.record, MEMORY));
	const own = [...innermost(fields)].filter(
		(field) => !asksForMemory || !readForMemory.has(field) || records.some((record) => changes(library, record, field)),
	);
	return [...own, ...(asksForMemory ? [MEMORY] : [])].toSorted();
}

const reads: ReadonlyMap<Library, readonly string[]> = new Map(loading.map((library) => [library, readBy(library)]));

it("each library reads the fields that fixtures/catalogue/reads.txt lists, and no other", async () => {
	const list = [...reads].map(([{ key }, fields]) => `${key}: ${fields.join(" ")}\n`).join("");
	await expect(list).toMatchFileSnapshot(join(FIXTURES, "../catalogue/reads.txt"));
});

const reading = [...reads].filter(([, fields]) => fields.length > 0);

describe.each(reading.map(([library, fields]) => ({ key: library.key, library, fields })))(
	"$key",
	({ library, fields }) => {
		it.each(fields)("reads %s, and its value changes a snippet", (field) => {
			expect(
				records.some((record) => changes(library, record, field)),
				`add a record to fixtures/load/${library.key}/records.json in which ${field} matters`,
			).toBe(true);
		});
	},
);
