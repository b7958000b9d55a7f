import { describe, expect, it } from "vitest";
import { SORTS } from "../api/fields.ts";
import { MOST_REACHED } from "../api/query.ts";
import { allIds, filled, ids, imported, model, type MakeIndex } from "./fixture.ts";

const day = (n: number): string => new Date(Date.UTC(2026, 0, n)).toISOString();
const numbers = (n: number) => ({
	trendingScore: n,
	downloads: n,
	likes: n,
	createdAt: day(n + 1),
	lastModified: day(n + 1),
	num_parameters: n,
});

const RECORDS = [
	model("c/two", numbers(2)),
	model("a/unknown"),
	model("b/two", numbers(2)),
	model("a/zero", numbers(0)),
	model("Z/nine", numbers(9)),
	model("z/unknown"),
];

export function pageSuite(make: MakeIndex): void {
	describe("pages", () => {
		it.each(SORTS.filter((sort) => sort !== "memory"))(
			"are sorted by %s with unknown values last in both directions and ties by id",
			async (sort) => {
				const index = await filled(make, RECORDS);
				const unknown = ["a/unknown", "z/unknown"];
				expect(await ids(index, { sort })).toEqual(["Z/nine", "b/two", "c/two", "a/zero", ...unknown]);
				expect(await ids(index, { sort, direction: "asc" })).toEqual([
					"a/zero",
					"b/two",
					"c/two",
					"Z/nine",
					...unknown,
				]);
			},
		);

		it("are sorted by memory, which a model without parameters does not have", async () => {
			const sized = [3e9, 1e9, 0].map((num_parameters, at) => model(`a/${at}`, { num_parameters }));
			const index = await filled(make, [...sized, model("b/named-2b"), model("b/adapter", { tags: ["lora"] })]);
			expect(await ids(index, { sort: "memory" })).toEqual(["a/0", "b/named-2b", "a/1", "a/2", "b/adapter"]);
			expect(await allIds(index, { ranges: { memory: { max: 4.8e9 } } })).toEqual(["a/1", "b/named-2b"]);
			expect((await index.search({ upTo: { memory: [2.4e9, 8e9] } })).upTo).toEqual({
				memory: { all: 5, known: 3, counts: [1, 3] },
			});
		});

		it("are sorted by trending by default", async () => {
			const index = await filled(make, RECORDS);
			expect(await ids(index, {})).toEqual(await ids(index, { sort: "trending" }));
		});

		it("show the most downloaded first of models that trend equally, or have no score", async () => {
			const figures = [
				["a/none", 0, 0],
				["b/few", undefined, 3],
				["c/many", undefined, 3e8],
				["d/more", 0, 3e8 + 1],
				["e/trending", 1, 0],
			] as const;
			const index = await filled(
				make,
				figures.map(([id, trendingScore, downloads]) =>
					model(id, { downloads, ...(trendingScore !== undefined && { trendingScore }) }),
				),
			);
			expect(await ids(index, {})).toEqual(["e/trending", "d/more", "c/many", "b/few", "a/none"]);
		});

		it("treat an invalid date as unknown", async () => {
			const index = await filled(make, [
				model("a/bad", { createdAt: "yesterday" }),
				model("b/good", { createdAt: day(1) }),
			]);
			expect(await ids(index, { sort: "created" })).toEqual(["b/good", "a/bad"]);
		});

		it.each([1, 2, 3, 5, 6, 7])("of %i rows contain every record once", async (limit) => {
			const index = await filled(make, RECORDS);
			for (const direction of ["asc", "desc"] as const) {
				const query = { sort: "downloads", direction } as const;
				expect(await allIds(index, { ...query, limit })).toEqual(await ids(index, query));
			}
		});

		it("of a text contain every tier of matches once", async () => {
			const names = ["tiny", "a/tiny", "tiny-one", "b/tinyish", "c/tinyish-2"];
			const index = await filled(make, [...names.map((id) => model(id)), model("d/other", { tags: ["tiny"] })]);
			const whole = await ids(index, { text: "tiny" });
			expect(whole).toHaveLength(6);
			for (const limit of [1, 2, 4]) expect(await allIds(index, { text: "tiny", limit })).toEqual(whole);
		});

		it("start at any row, and continue by cursor from there", async () => {
			const names = ["tiny", "a/tiny", "tiny-one", "b/tinyish", "c/tinyish-2"];
			const index = await filled(make, [...RECORDS, ...names.map((id) => model(id))]);
			for (const query of [{ sort: "downloads" }, { sort: "likes", direction: "asc" }, { text: "tiny" }] as const) {
				const whole = await ids(index, query);
				for (let offset = 0; offset <= whole.length; offset++)
					for (const limit of [1, 3]) {
						const page = await index.search({ ...query, offset, limit });
						const shown = page.rows.map(({ record }) => record.id);
						expect([shown, page.total]).toEqual([whole.slice(offset, offset + limit), whole.length]);
						expect(page.next !== undefined).toBe(offset + limit < whole.length);
						if (page.next === undefined) continue;
						expect(await ids(index, { ...query, cursor: page.next })).toEqual(whole.slice(offset + limit));
					}
			}
			const beyond = await index.search({ offset: MOST_REACHED - 2, limit: 2 });
			expect([beyond.rows, beyond.total, beyond.next]).toEqual([[], 11, undefined]);
		});

		it.each([
			[{ offset: -1 }, "offset is -1"],
			[{ offset: 0.5 }, "offset is 0.5"],
			[{ offset: MOST_REACHED - 49, limit: 50 }, "a whole number from 1 to 9,950"],
			[{ offset: 1, cursor: "x" }, "absent where there is a cursor"],
		])("refuse %j", async (query, problem) => {
			const index = await filled(make, RECORDS);
			await expect(index.search(query)).rejects.toThrow(problem);
		});

		it("have no `next` if they are the last, and all have the total", async () => {
			const index = await filled(make, RECORDS);
			const first = await index.search({ limit: 4 });
			expect([first.rows.length, first.total]).toEqual([4, 6]);
			const last = await index.search({ limit: 4, cursor: first.next! });
			expect([last.rows.length, last.total, last.next]).toEqual([2, 6, undefined]);
			expect((await index.search({ limit: 6 })).next).toBeUndefined();
			expect((await index.search({ text: "nowhere" })).next).toBeUndefined();
		});

		it("continue after their last row when records are added and deleted in between", async () => {
			const index = await filled(make, RECORDS);
			const { next } = await index.search({ sort: "downloads", limit: 2 });
			await imported(index, [model("a/new", numbers(50)), model("bb/two", numbers(2))]);
			await index.delete(["b/two", "a/zero"]);
			expect(await ids(index, { sort: "downloads", cursor: next! })).toEqual([
				"bb/two",
				"c/two",
				"a/unknown",
				"z/unknown",
			]);
		});

		it("may be passed on without their counts before, at most once, and with the same rows", async () => {
			const index = await filled(make, RECORDS);
			const early: unknown[] = [];
			const onRows = (page: unknown): void => void early.push(page);
			const { facets, upTo, ...rest } = await index.search(
				{ limit: 2, facets: ["author"], upTo: { likes: [2] } },
				{ onRows },
			);
			expect([facets.author?.length, upTo?.likes?.known]).toEqual([5, 4]);
			expect(early).toEqual(early.length === 0 ? [] : [rest]);
			await index.search({ limit: 2 }, { onRows });
			expect(early.length).toBeLessThanOrEqual(1);
		});

		it("have rows with the complete record and its source", async () => {
			const record = model("a/b", {
				tags: ["x"],
				custom: { deep: [1, null, "ü"] },
				cardData: { license: "mit", more: true },
			});
			const { rows } = await (await filled(make, [record])).search({});
			expect(rows).toEqual([{ record, source: "folder:/models" }]);
		});
	});
}
