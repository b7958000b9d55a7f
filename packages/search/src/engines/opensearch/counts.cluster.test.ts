import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ModelRecord } from "@vitrine/model";
import type { FacetCount } from "../../api/page.ts";
import type { Index } from "../../api/searchIndex.ts";
import { imported, model } from "../../suite/fixture.ts";
import { newIndex, nodes } from "./testing/sharedCluster.ts";

vi.setConfig({ testTimeout: 120_000 });

async function indexOf(records: readonly ModelRecord[], shards: number): Promise<Index> {
	const index = newIndex({ shards, replicas: 0 });
	onTestFinished(() => index.close());
	await imported(index, records);
	return index;
}

/** The counts according to all records. */
function recount(records: readonly ModelRecord[], most: number): readonly FacetCount[] {
	const counts = new Map<string, number>();
	for (const { tags } of records) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
	return [...counts]
		.map(([value, count]) => ({ value, count }))
		.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
		.slice(0, most);
}

/** Tags with similar counts, so that the most frequent ones differ between shards. */
const level = Array.from({ length: 3000 }, (_, i) =>
	model(`a/${i}`, { tags: [...new Set([i % 701, (i * 7) % 699, (i * i) % 683])].map((tag) => `tag-${tag}`) }),
);
/** More tags than one response lists. */
const many = Array.from({ length: 40 }, (_, i) =>
	model(`a/${i}`, { tags: Array.from({ length: 300 }, (_, tag) => `tag-${(i * 150 + tag) % 5800}`) }),
);

describe.skipIf(nodes.length === 0)("facet counts", () => {
	it.each([1, 5])("are exact in %i shards for any number of requested values", async (shards) => {
		const index = await indexOf(level, shards);
		for (const facetLimit of [1, 2, 10, 100, 600, 5000]) {
			const { facets } = await index.search({ facets: ["tag"], facetLimit });
			expect(facets.tag).toEqual(recount(level, facetLimit));
		}
		const { facets } = await index.search({ facets: ["tag", "author"] });
		expect(facets).toEqual({ tag: recount(level, Infinity), author: [{ value: "a", count: 3000 }] });
	});

	it.each([1, 3])("are exact in %i shards for more values than one response lists", async (shards) => {
		const index = await indexOf(many, shards);
		const all = recount(many, Infinity);
		expect(all.length).toBeGreaterThan(5000);
		expect((await index.search({ facets: ["tag"] })).facets.tag).toEqual(all);
		for (const facetLimit of [5, 5500])
			expect((await index.search({ facets: ["tag"], facetLimit })).facets.tag).toEqual(all.slice(0, facetLimit));
		const chosen = { filters: { tag: ["tag-7"] }, facets: ["tag"], facetLimit: 1 } as const;
		expect((await index.search(chosen)).facets.tag).toEqual([all[0], all.find(({ value }) => value === "tag-7")]);
	});

	it("have the full values that are stored shortened", async () => {
		const [one, other] = ["one", "other"].map((end) => `${"long ".repeat(4000)}${end}`);
		const index = await indexOf([model("a/b", { tags: [one!, other!] }), model("a/c", { tags: [other!] })], 1);
		expect((await index.search({ facets: ["tag"] })).facets.tag).toEqual([
			{ value: other, count: 2 },
			{ value: one, count: 1 },
		]);
	});
});
