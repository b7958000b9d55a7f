import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { imported, model } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-builder-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** More than three calls of the workers, the last of which is not full. */
const RECORDS = Array.from({ length: 43_210 }, (_, i) =>
	model(`owner-${i % 900}/model-${i}`, {
		downloads: i % 7000,
		tags: [`tag-${i % 300}`, `part-${Math.floor(i / 10_000)}`],
	}),
);

it("a large import has every row in its snapshot once, whichever worker indexed it", { timeout: 300_000 }, async () => {
	const path = join(folder, "catalogue.sqlite");
	const index = openEmbedded(path);
	await imported(index, [model("owner/before", { tags: ["before"] })]);
	// An id that comes again replaces the row of another worker.
	await imported(index, [...RECORDS, model("owner-1/model-1", { tags: ["again"] })]);
	await index.close();
	expect(readdirSync(folder).filter((name) => name.includes(".index-"))).toHaveLength(1);
	const again = openEmbedded(path);
	const page = await again.search({ facets: ["tag"], facetLimit: 1000 });
	const counts = new Map(page.facets.tag?.map(({ value, count }) => [value, count]));
	expect([page.total, counts.get("before"), counts.get("again")]).toEqual([RECORDS.length + 1, 1, 1]);
	expect([0, 1, 2, 3, 4].map((part) => counts.get(`part-${part}`))).toEqual([9999, 10_000, 10_000, 10_000, 3210]);
	expect((await again.search({ filters: { tag: ["tag-299"] } })).total).toBe(144);
	expect((await again.search({ text: "model-31234" })).rows[0]?.record.id).toBe("owner-634/model-31234");
	expect((await again.verify()).problems).toEqual([]);
	await again.close();
});
