import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { FIXTURES, loadCases } from "../../test/loadRecords.ts";
import { innermost, readsOf, without } from "../../test/reads.ts";
import { libraries } from "../libraries/index.ts";
import type { Library } from "../shapes.ts";

const loading = libraries.filter(({ snippets }) => snippets);

/** Every record of every library, so that no branch is missed. */
const records: readonly ModelRecord[] = loadCases.map(({ record }) => record);

/** A library's snippets for a record, as one text. */
const shown = (library: Library, record: ModelRecord): string =>
	library.snippets!(record)
		.map((snippet) => ("note" in snippet ? snippet.note : `${snippet.title} ${String(snippet.code)}`))
		.join("\n\n");

/** All fields that a library reads from any record; no other field can change its snippets. */
const readBy = (library: Library): readonly string[] =>
	[...innermost(new Set(records.flatMap((record) => [...readsOf(record, (read) => shown(library, read))])))].toSorted();

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
			const changes = (record: ModelRecord): boolean =>
				shown(library, record) !== shown(library, without(record, field));
			expect(
				records.some(changes),
				`add a record to fixtures/load/${library.key}/records.json in which ${field} matters`,
			).toBe(true);
		});
	},
);
