import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fieldTable } from "../test/fieldTable.ts";
import { recordSchema } from "./schema/record.ts";

test("docs/sources.md has the table of fields that the schema describes", () => {
	const page = readFileSync(new URL("../../../docs/sources.md", import.meta.url), "utf8");
	expect(page).toContain(fieldTable(recordSchema));
});
