import type { ModelRecord } from "@vitrine/model";
import { expect, test } from "vitest";
import { testApp, testStore } from "../../testing/site.ts";
import type { ListView } from "./view.ts";

const model = (id: string, more: Partial<ModelRecord> = {}): ModelRecord => ({ id, tags: [], ...more });

async function listOf(models: readonly ModelRecord[], query = "") {
	const app = await testApp({ store: await testStore(models) });
	const view = (await (await app.request(`/islands/model-list.json?${query}`)).json()) as ListView;
	const html = await (await app.request(`/models?${query}`)).text();
	const option = /<select[^>]*id="sort".*?<option[^>]*>([^<]*)/s.exec(html)?.[1];
	return { ids: view.rows.map(({ id }) => id), order: view.order, option, view };
}

test.each<readonly [order: string, option: string, models: readonly ModelRecord[], ids: readonly string[]]>([
	["trending", "Trending", [model("a", { downloads: 9 }), model("b", { trendingScore: 1 })], ["b", "a"]],
	["downloads", "Downloads", [model("a", { trendingScore: 0 }), model("b", { downloads: 9 })], ["b", "a"]],
	[
		"updated",
		"Updated",
		[model("a", { lastModified: "2026-01-01T00:00:00Z" }), model("b", { lastModified: "2026-02-01T00:00:00Z" })],
		["b", "a"],
	],
	["created", "Created", [model("a"), model("b", { createdAt: "2026-02-01T00:00:00Z" })], ["b", "a"]],
	["name", "Name", [model("b"), model("a")], ["a", "b"]],
])(
	"a list is ordered by %s if that is the first figure its models have, and says so",
	async (order, option, models, ids) => {
		const list = await listOf(models);
		expect([list.ids, list.order ?? "trending", list.option]).toEqual([ids, order, option]);
	},
);

test("an order that is asked for, or words, are not changed", async () => {
	const models = [model("a/x"), model("b/x", { downloads: 9 })];
	expect(await listOf(models, "sort=likes")).toMatchObject({ ids: ["a/x", "b/x"], option: "Trending" });
	expect((await listOf(models, "q=x")).option).toBe("Best match");
});

test("later pages have the order of the first", async () => {
	const many = Array.from({ length: 60 }, (_, at) => model(`m/${String(at).padStart(2, "0")}`, { downloads: at + 1 }));
	const trending = [...many.slice(0, 59), { ...many[59]!, trendingScore: 1 }];
	expect((await listOf(many, "page=2")).ids[0]).toBe("m/09");
	expect((await listOf(trending, "page=2")).order).toBeUndefined();
	expect(await listOf(many.slice(0, 3), "page=9")).toMatchObject({ order: "downloads", ids: ["m/02", "m/01", "m/00"] });
});

test("models of unknown size are counted beside the sizes", async () => {
	const models = [model("a", { num_parameters: 2e9 }), model("b"), model("c", { num_parameters: 9e9 })];
	for (const query of ["", "size=8b-20b"]) {
		const { view } = await listOf(models, query);
		expect(view.facets.find(({ facet }) => facet === "size")?.unknown).toBe(1);
	}
	const known = await listOf(models.slice(0, 1));
	expect(known.view.facets.find(({ facet }) => facet === "size")).not.toHaveProperty("unknown");
});
