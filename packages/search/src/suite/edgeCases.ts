import { describe, expect, it } from "vitest";
import { SORTS } from "../api/fields.ts";
import type { Query } from "../api/query.ts";
import { allIds, filled, ids, imported, model, type MakeIndex } from "./fixture.ts";

/** Ids that are valid and easily misread. */
const IDS = [
	"__proto__",
	"constructor/toString",
	"0",
	"-0",
	"null",
	" a ",
	"a/",
	"/a",
	"//",
	"../..",
	"%00",
	"a\nb/c\td",
	"🦙/🦙-7B",
	"👩‍👩‍👧/x",
	`long/${"x".repeat(5000)}`,
	`long/${"x".repeat(5000)}y`,
	`長い/${"型".repeat(2000)}`,
];

/** Texts that must stay distinct as facet values. */
const VALUES = [
	"__proto__",
	"constructor",
	"hasOwnProperty",
	"0",
	"-0",
	"1e3",
	"007",
	"NaN",
	"null",
	"true",
	" ",
	" space around ",
	"two\nlines",
	"nothing\0here",
	"\u0001\u001b[31m\u007f",
	"\u2028\u2029\ufeff",
	"🦙",
	"e\u0301",
	"\u00e9",
	"A",
	"a",
	"a,b",
	'"quoted"',
	"*",
	"?",
	"[a TO b]",
	"x".repeat(500),
	"型".repeat(160),
];

export function edgeCaseSuite(make: MakeIndex): void {
	describe("unusual values", () => {
		it("of ids are distinct, found, sorted and paged through", async () => {
			const index = await filled(
				make,
				IDS.map((id) => model(id)),
			);
			for (const id of IDS) expect((await index.get(id))?.record.id).toBe(id);
			const sorted = IDS.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
			expect(await ids(index, { sort: "likes" })).toEqual(sorted);
			expect(await allIds(index, { sort: "likes", limit: 1 })).toEqual(sorted);
			expect(await ids(index, { text: "🦙 7b" })).toEqual(["🦙/🦙-7B"]);
			for (const id of IDS) expect(await index.similar(id, 3)).toBeInstanceOf(Array);
			expect(await index.delete(IDS)).toBe(IDS.length);
			expect(await index.count()).toBe(0);
		});

		it("of facets are counted unchanged, once per record, and filtered by exactly", async () => {
			const all = VALUES.map((tag, at) => model(`a/${at}`, { tags: [tag, tag] }));
			const index = await filled(make, all);
			const { facets } = await index.search({ facets: ["tag"] });
			expect(facets.tag?.map(({ value }) => value).toSorted()).toEqual(VALUES.toSorted());
			expect(facets.tag?.every(({ count }) => count === 1)).toBe(true);
			for (const [at, tag] of VALUES.entries()) {
				const query: Query = { filters: { tag: [tag] }, facets: ["tag"], facetLimit: 1 };
				const page = await index.search(query);
				expect([page.total, page.rows[0]?.record.id]).toEqual([1, `a/${at}`]);
				expect(page.facets.tag).toContainEqual({ value: tag, count: 1 });
			}
		});

		it("are indexed in every facet in the same way", async () => {
			const index = await filled(
				make,
				VALUES.map((value, at) =>
					model(`${at}`, { pipeline_tag: value, library_name: value, author: value, cardData: { license: [value] } }),
				),
			);
			for (const facet of ["task", "library", "author"] as const) {
				const found = (await index.search({ facets: [facet] })).facets[facet]?.map(({ value }) => value);
				expect(found?.toSorted()).toEqual(VALUES.toSorted());
				for (const value of VALUES) expect(await ids(index, { filters: { [facet]: [value] } })).toHaveLength(1);
			}
			const trimmed = new Set(VALUES.map((value) => value.trim()).filter((value) => value !== ""));
			const licences = (await index.search({ facets: ["licence"] })).facets.licence;
			expect(licences?.map(({ value }) => value).toSorted()).toEqual([...trimmed].toSorted());
		});

		it("that are empty are no values, and a lone surrogate is U+FFFD", async () => {
			const index = await filled(make, [
				model("a/empty", {
					tags: ["", "x"],
					pipeline_tag: "",
					library_name: "",
					cardData: { license: "", language: [""] },
				}),
				model("half", { tags: ["\ud800", "\udfff", "x"], pipeline_tag: "t\ud83e", author: "\udc00" }),
			]);
			const { facets } = await index.search({ facets: ["task", "library", "licence", "language", "author", "tag"] });
			expect(facets).toEqual({
				task: [{ value: "t\ufffd", count: 1 }],
				library: [],
				licence: [],
				language: [],
				author: ["a", "\ufffd"].map((value) => ({ value, count: 1 })),
				tag: [
					{ value: "x", count: 2 },
					{ value: "\ufffd", count: 1 },
				],
			});
			for (const tag of ["\ud800", "\udfff", "\ufffd"])
				expect(await ids(index, { filters: { tag: [tag] } })).toEqual(["half"]);
			expect((await index.get("half"))?.record.tags).toEqual(["\ud800", "\udfff", "x"]);
			expect((await index.search({ filters: { tag: [""] } })).total).toBe(0);
		});

		it("are all counted, found and filtered by if a record has ten thousand", async () => {
			const tags = Array.from({ length: 10_000 }, (_, at) => `tag-${at}`);
			const index = await filled(make, [model("a/many", { tags }), model("a/few", { tags: ["tag-7"] })]);
			const { facets } = await index.search({ facets: ["tag"] });
			expect(facets.tag).toHaveLength(tags.length);
			expect(facets.tag?.slice(0, 2)).toEqual([
				{ value: "tag-7", count: 2 },
				{ value: "tag-0", count: 1 },
			]);
			for (const tag of ["tag-0", "tag-5000", "tag-9999"]) {
				expect(await ids(index, { filters: { tag: [tag] } })).toEqual(["a/many"]);
				expect(await ids(index, { text: tag })).toContain("a/many");
			}
			expect((await index.search({ facets: ["tag"], facetLimit: 3 })).facets.tag).toHaveLength(3);
		});

		it("of 200 kilobytes in a card are returned unchanged", async () => {
			const long = "A card. 🦙\0\u2028".repeat(4_000);
			const record = model("a/long", {
				cardData: { license: "mit", note: long, __proto__x: { deep: [long] } },
				tags: ["x"],
			});
			const index = await filled(make, [record, model("b/short")]);
			expect(await index.get("a/long")).toMatchObject({ record });
			expect((await index.search({ filters: { licence: ["mit"] } })).rows.map((row) => row.record)).toEqual([record]);
		});

		it("beyond the bounds of a record are left out when it is read, and named", async () => {
			const note = "x".repeat(2_000_000);
			const deep: unknown = JSON.parse(`${"[".repeat(2_000)}${"]".repeat(2_000)}`);
			const config = { model_type: "bert", deep };
			const large = model("a/large", { cardData: { license: "mit", note }, config, tags: ["x"] });
			const index = await filled(make, [large, model("b/short", { tags: ["x"] })]);
			const { rows } = await index.search({ filters: { tag: ["x"] } });
			expect(JSON.stringify(rows).length).toBeLessThan(1_000);
			expect((await index.get("a/large"))?.record).toEqual({
				...large,
				cardData: { license: "mit" },
				config: { model_type: "bert" },
				leftOut: [
					{ field: "config.deep", bytes: expect.any(Number), reason: "depth" },
					{ field: "cardData.note", bytes: 2_000_002, reason: "size" },
				],
			});
		});

		it("named like members of every object stay in the record", async () => {
			const text = '{"id":"a/b","tags":["x"],"__proto__":{"likes":7},"constructor":1,"cardData":{"__proto__":[1]}}';
			const index = await filled(make, [JSON.parse(text)]);
			expect(JSON.stringify((await index.get("a/b"))?.record)).toBe(text);
			expect((await index.search({ ranges: { likes: { min: 0 } } })).total).toBe(0);
		});

		it("of dates are sorted to the millisecond, however long ago", async () => {
			const dates = [
				"0001-01-01T00:00:00.000Z",
				"1903-05-06T07:08:09.000Z",
				"1969-12-31T23:59:59.999Z",
				"1970-01-01T00:00:00.000Z",
				"2026-11-21T12:00:00.000Z",
				"2026-11-21T12:00:00.001Z",
				"9999-12-31T23:59:59.999Z",
				"+275760-09-13T00:00:00.000Z",
			];
			const made = dates.map((createdAt, at) => model(`a/${at}`, { createdAt }));
			const index = await filled(make, [...made, model("b/none", { createdAt: "+275760-09-13T00:00:00.001Z" })]);
			const order = [...dates.keys()].map((at) => `a/${at}`);
			expect(await allIds(index, { sort: "created", direction: "asc", limit: 3 })).toEqual([...order, "b/none"]);
			for (const [at, date] of dates.entries()) {
				const exactly = { min: Date.parse(date), max: Date.parse(date) };
				expect(await ids(index, { ranges: { created: exactly } })).toEqual([`a/${at}`]);
				const after = { min: Date.parse(date) + 1 };
				expect((await index.search({ ranges: { created: after } })).total).toBe(dates.length - 1 - at);
			}
		});

		it("of numbers are sorted, and what is not finite is unknown", async () => {
			const numbers = [-1e300, -5, 0, 5e-324, 0.1, 0.5, 1, 2 ** 31, 2 ** 32 + 1, 2 ** 53 - 1, 2 ** 53, 1e300];
			const records = numbers.map((likes, at) => model(`a/${String(at).padStart(2, "0")}`, { likes }));
			const none = [Number.NaN, Infinity, -Infinity].map((likes, at) => model(`b/${at}`, { likes }));
			const index = await filled(make, [...none, ...records.toReversed()]);
			const order = records.map(({ id }) => id);
			const unknown = none.map(({ id }) => id);
			expect(await allIds(index, { sort: "likes", direction: "asc", limit: 5 })).toEqual([...order, ...unknown]);
			expect(await allIds(index, { sort: "likes", limit: 5 })).toEqual([...order.toReversed(), ...unknown]);
			for (const [at, likes] of numbers.entries())
				expect(await ids(index, { ranges: { likes: { min: likes, max: likes } } })).toEqual([order[at]]);
			expect((await index.search({ ranges: { likes: {} } })).total).toBe(numbers.length);
		});

		it("of a record with many versions in one import are those of the last version", async () => {
			const versions = Array.from({ length: 300 }, (_, at) => model("a/b", { tags: [`version-${at}`], likes: at }));
			const index = await filled(make, versions);
			await imported(index, versions.toReversed());
			const { rows, facets, total } = await index.search({ facets: ["tag"], sort: "likes" });
			expect([total, rows[0]?.record.likes]).toEqual([1, 0]);
			expect(facets.tag).toEqual([{ value: "version-0", count: 1 }]);
			for (const sort of SORTS) expect(await ids(index, { sort })).toEqual(["a/b"]);
		});
	});
}
