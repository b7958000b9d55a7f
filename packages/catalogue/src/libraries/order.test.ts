import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { expect, it } from "vitest";
import { FIXTURES, loadCases } from "../../test/loadRecords.ts";
import { librariesFor } from "../loaders.ts";

const root = join(import.meta.dirname, "../../../..");

const starter: readonly ModelRecord[] = readFileSync(join(root, "starter/models.ndjson"), "utf8")
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line));

it("the libraries of a record that names several come in the order of fixtures/catalogue/order.txt", async () => {
	const records = [...starter, ...loadCases.map(({ record }) => record)];
	const lists = records.map((record) => librariesFor(record).map(({ key }) => key));
	const several = lists.filter((keys) => keys.length > 1).map((keys) => keys.join(", "));
	expect(several.length).toBeGreaterThan(100);
	const text = [...new Set(several)].toSorted().join("\n") + "\n";
	await expect(text).toMatchFileSnapshot(join(FIXTURES, "../catalogue/order.txt"));
});
