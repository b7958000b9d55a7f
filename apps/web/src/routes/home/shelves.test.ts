import type { ModelRecord } from "@vitrine/model";
import { openEmbedded } from "@vitrine/search";
import { describe, expect, onTestFinished, test } from "vitest";
import { ownSources } from "../../data/ownSources.ts";
import { latest, popular } from "./shelves.ts";

type Index = ReturnType<typeof openEmbedded>;

async function filled(sources: Readonly<Record<string, readonly ModelRecord[]>>): Promise<Index> {
	const index = openEmbedded(":memory:");
	onTestFinished(() => index.close());
	for (const [id, records] of Object.entries(sources)) {
		const load = await index.load({ id, kind: id.slice(0, id.indexOf(":")), location: id.slice(id.indexOf(":") + 1) });
		await load.add(records);
		await load.commit({ skipped: 0 });
	}
	return index;
}

const model = (id: string, more: Partial<ModelRecord> = {}): ModelRecord => ({ id, tags: [], ...more });
const ids = (shelf: { readonly models: readonly ModelRecord[] } | undefined): readonly string[] | undefined =>
	shelf?.models.map(({ id }) => id);

const figures = (trendingScore: number, downloads: number) => ({ trendingScore, downloads });
const on = (lastModified: string, downloads?: number) => ({
	lastModified,
	...(downloads !== undefined && { downloads }),
});

const STARTER = "ndjson:/opt/vitrine/starter/models.ndjson";

describe("the shelves of the home page", () => {
	test("are of what the operator imported: every source but the starter, by name", async () => {
		const index = await filled({
			[STARTER]: [model("known/a"), model("known/b")],
			"folder:/srv/models": [model("own/a")],
			"folder:/mnt/models": [model("own/b")],
			"hub:https://hub.example.org": [model("known/b"), model("far/a"), model("far/b")],
		});
		expect(await ownSources(index)).toEqual([
			{ name: "hub.example.org", models: 3 },
			{ name: "models", models: 2 },
		]);
		expect(await ownSources(await filled({ [STARTER]: [model("known/a")] }))).toEqual([]);
	});

	test("are by trending, else by downloads, ties by downloads, and never a list of ties", async () => {
		const trending = [model("a/a", figures(1, 5)), model("a/b", figures(1, 9)), model("a/c", figures(3, 0))];
		const index = await filled({ "folder:/models": trending });
		expect(ids(await popular(index, {}))).toEqual(["a/c", "a/b", "a/a"]);
		const equal = [model("a/a", figures(0, 5)), model("a/b", figures(0, 9))];
		expect(await popular(await filled({ "folder:/models": equal }), {})).toMatchObject({ sorted: "downloads" });
		const none = await filled({ "folder:/models": [model("a/a", figures(0, 0)), model("a/b")] });
		expect(await popular(none, {})).toBeUndefined();
		expect(await popular(index, { source: ["nowhere"] })).toBeUndefined();
	});

	test("of the most recent go by day, then by downloads; there is none if no days differ", async () => {
		const records = [
			model("a/first", on("2026-08-02T01:00:00Z", 0)),
			model("b/used", on("2026-08-02T00:30:00Z", 7)),
			model("c/older", on("2026-08-01T23:59:59Z", 9_000)),
			model("d/undated", { downloads: 10_000 }),
			model("e/oldest", on("2020-01-01T00:00:00Z")),
		];
		expect(ids(await latest(await filled({ "folder:/m": records }), {}))).toEqual([
			"b/used",
			"a/first",
			"c/older",
			"e/oldest",
		]);
		expect(await latest(await filled({ "folder:/m": records.slice(0, 2) }), {})).toBeUndefined();
		expect(await latest(await filled({ "folder:/m": [model("x/y")] }), {})).toBeUndefined();
		const many = Array.from({ length: 30 }, (_, at) => model(`m/${at}`, on("2026-08-03T00:00:00Z", at)));
		const shown = ids(await latest(await filled({ "folder:/m": [...records, ...many] }), {}));
		expect(shown).toEqual([29, 28, 27, 26, 25, 24, 23, 22].map((at) => `m/${at}`));
	});
});
