import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type ModelRecord, parseRecord } from "@vitrine/model";
import type { Index } from "../../api/searchIndex.ts";
import { imported, SOURCE } from "../../suite/fixture.ts";
import { openEmbedded } from "../embedded/index.ts";
import { inventedRecords } from "./testing/questions.ts";
import { firstPages, RandomQueries } from "./testing/randomQueries.ts";
import { newIndex, nodes } from "./testing/sharedCluster.ts";

// Thousands of searches, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

/** The same records in both engines, closed when the test ends. */
async function both(records: readonly ModelRecord[], shards: number): Promise<readonly [Index, Index]> {
	const engines = [openEmbedded(":memory:"), newIndex({ shards })] as const;
	for (const engine of engines) {
		onTestFinished(() => engine.close());
		await imported(engine, records);
	}
	return engines;
}

async function expectSame(
	[embedded, cluster]: readonly [Index, Index],
	random: RandomQueries,
	queries: number,
): Promise<void> {
	for (let i = 0; i < queries; i++) {
		const query = random.next();
		const wanted = await firstPages(embedded, query, 3);
		expect(await firstPages(cluster, query, 3), JSON.stringify(query)).toEqual(wanted);
	}
}

describe.skipIf(nodes.length === 0)("the same answers as the embedded engine", () => {
	it("about the starter records", async () => {
		const path = join(import.meta.dirname, "../../../../../starter/models.ndjson");
		const lines = readFileSync(path, "utf8").trim().split("\n");
		const records = lines.map((line) => parseRecord(JSON.parse(line)).record);
		await expectSame(await both(records, 1), new RandomQueries(records, 1), 80);
	});

	it.each([1, 3])("about invented records in %i shards, also after changes and deletions", async (shards) => {
		const records = inventedRecords(2500, 5);
		const engines = await both(records, shards);
		await expectSame(engines, new RandomQueries(records, 2), 50);
		const some = records.filter((_, i) => i % 7 === 0);
		const changed = some.map((one) => Object.assign({}, one, { downloads: 7, tags: ["changed"] }));
		for (const engine of engines) {
			await imported(engine, [...changed, ...inventedRecords(200, 6)]);
			expect(await engine.delete(records.filter((_, i) => i % 11 === 0).map(({ id }) => id))).toBe(228);
		}
		await expectSame(engines, new RandomQueries([...records, ...changed], 3), 40);
		const kept = records.filter((_, i) => i % 3 !== 0);
		for (const engine of engines) await imported(engine, kept, SOURCE, true);
		await expectSame(engines, new RandomQueries(records, 4), 20);
	});
});
