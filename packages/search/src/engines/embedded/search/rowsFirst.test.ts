import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Page } from "../../../api/page.ts";
import type { Index } from "../../../api/searchIndex.ts";
import { imported, model } from "../../../suite/fixture.ts";
import { openEmbedded } from "../index.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-rows-"));
afterAll(() => rmSync(folder, { recursive: true }));

const open = async (path: string): Promise<Index> => {
	const index = openEmbedded(path);
	await imported(index, [model("a/one", { tags: ["x"] }), model("a/two", { tags: ["x", "y"] })]);
	return index;
};

describe.each([
	["on disk", join(folder, "catalogue.sqlite")],
	["in memory", ":memory:"],
])("rows %s", (_, path) => {
	it("come before the facets, and are those of the page", async () => {
		const index = await open(path);
		const order: string[] = [];
		let early: Omit<Page, "facets"> | undefined;
		const onRows = (page: Omit<Page, "facets">): void => {
			early = page;
			order.push("rows");
		};
		const page = await index.search({ facets: ["tag"], limit: 1 }, { onRows });
		order.push("page");
		expect(order).toEqual(["rows", "page"]);
		const { facets, ...rest } = page;
		expect(early).toEqual(rest);
		expect(early!.rows[0]).toBe(page.rows[0]);
		expect(facets.tag).toEqual([
			{ value: "x", count: 2 },
			{ value: "y", count: 1 },
		]);
		await index.close();
	});

	it("of a search come before the facets of an earlier one", async () => {
		const index = await open(path);
		const order: string[] = [];
		const asked = ["one", "other"].map(async (name) => {
			await index.search({ facets: ["tag", "author", "task"] }, { onRows: () => void order.push(`rows of ${name}`) });
			order.push(`page of ${name}`);
		});
		await Promise.all(asked);
		expect(order).toEqual(["rows of one", "rows of other", "page of one", "page of other"]);
		await index.close();
	});

	it("of a flood of searches are read as their facets are counted", async () => {
		const index = await open(path);
		let [underWay, most, pages] = [0, 0, 0];
		const asked = Array.from({ length: 40 }, async () => {
			await index.search({ facets: ["tag", "author"] }, { onRows: () => void (most = Math.max(most, ++underWay)) });
			underWay--;
			pages++;
		});
		await Promise.all(asked);
		expect(pages).toBe(40);
		expect(most).toBeLessThanOrEqual(8);
		await index.close();
	});

	it("are not passed on early without facets; an error in the callback rejects the search", async () => {
		const index = await open(path);
		const early: unknown[] = [];
		const page = await index.search({}, { onRows: (rows) => void early.push(rows) });
		expect([early, page.facets, page.total]).toEqual([[], {}, 2]);
		const failing = index.search(
			{ facets: ["tag"] },
			{
				onRows: () => {
					throw new RangeError("no room");
				},
			},
		);
		await expect(failing).rejects.toThrow("no room");
		expect((await index.search({ facets: ["tag"] })).facets.tag).toHaveLength(2);
		await index.close();
	});
});
