import { describe, expect, it } from "vitest";
import { filled, ids, model, type MakeIndex } from "./fixture.ts";

const RECORDS = [
	model("a/one", {
		pipeline_tag: "text-generation",
		library_name: "transformers",
		cardData: { license: "mit", language: ["en", "de"] },
		downloads: 3,
	}),
	model("a/two", {
		pipeline_tag: "text-generation",
		library_name: "transformers",
		tags: ["peft", "en", "license:apache-2.0", "not-a-library", "region:us"],
		downloads: 2,
	}),
	model("b/three", { pipeline_tag: "fill-mask", tags: ["diffusers", "de", "fr"], downloads: 1 }),
	model("b/four", { library_name: "odd-kit", cardData: { license: ["mit", "other"] } }),
	model("nobody"),
];

export function filterSuite(make: MakeIndex): void {
	describe("facets", () => {
		it("file a record under its task, libraries, licences, languages and author", async () => {
			const index = await filled(make, RECORDS);
			expect(await ids(index, { filters: { task: ["fill-mask"] } })).toEqual(["b/three"]);
			expect(await ids(index, { filters: { library: ["peft"] } })).toEqual(["a/two"]);
			expect(await ids(index, { filters: { library: ["odd-kit"] } })).toEqual(["b/four"]);
			expect(await ids(index, { filters: { library: ["not-a-library"] } })).toEqual([]);
			expect(await ids(index, { filters: { licence: ["other"] } })).toEqual(["b/four"]);
			expect(await ids(index, { filters: { licence: ["apache-2.0"] } })).toEqual(["a/two"]);
			expect(await ids(index, { filters: { language: ["fr"] } })).toEqual(["b/three"]);
			expect(await ids(index, { filters: { author: ["b"] }, sort: "downloads" })).toEqual(["b/three", "b/four"]);
		});

		it("take values of one facet as alternatives, and narrow one another", async () => {
			const index = await filled(make, RECORDS);
			expect(await ids(index, { filters: { language: ["de", "fr"] }, sort: "downloads" })).toEqual([
				"a/one",
				"b/three",
			]);
			expect(await ids(index, { filters: { language: ["en"], licence: ["mit"] } })).toEqual(["a/one"]);
			expect(await ids(index, { filters: { task: [], licence: ["mit"] }, sort: "downloads" })).toEqual([
				"a/one",
				"b/four",
			]);
		});

		it("compare values exactly, and find nothing for one that nobody has", async () => {
			const index = await filled(make, RECORDS);
			expect(await ids(index, { filters: { library: ["Transformers"] } })).toEqual([]);
			expect(await ids(index, { filters: { task: ["no-such-task"] } })).toEqual([]);
			expect(await ids(index, { filters: { task: ["no-such-task", "fill-mask"] } })).toEqual(["b/three"]);
		});

		it("count each value under the text and all other filters, largest first", async () => {
			const index = await filled(make, RECORDS);
			const { facets, total } = await index.search({
				filters: { task: ["text-generation"], language: ["en"] },
				facets: ["language", "task", "author"],
			});
			expect(total).toBe(2);
			expect(facets).toEqual({
				task: [{ value: "text-generation", count: 2 }],
				language: [
					{ value: "en", count: 2 },
					{ value: "de", count: 1 },
				],
				author: [{ value: "a", count: 2 }],
			});
			const three = await index.search({ text: "three", facets: ["author", "library"] });
			expect(three.facets).toEqual({ author: [{ value: "b", count: 1 }], library: [{ value: "diffusers", count: 1 }] });
		});

		it("keep values that are filtered by, whatever their count, and the largest up to the limit", async () => {
			const index = await filled(make, RECORDS);
			const filters = { language: ["fr", "xx"], author: ["a"] };
			const { facets, total } = await index.search({ filters, facets: ["language", "author"], facetLimit: 1 });
			expect(total).toBe(0);
			expect(facets.language).toEqual([
				{ value: "en", count: 2 },
				{ value: "fr", count: 0 },
				{ value: "xx", count: 0 },
			]);
			expect(facets.author).toEqual([
				{ value: "b", count: 1 },
				{ value: "a", count: 0 },
			]);
		});

		it("are counted only where they are asked for", async () => {
			const index = await filled(make, RECORDS);
			expect((await index.search({})).facets).toEqual({});
			expect(Object.keys((await index.search({ facets: ["licence"] })).facets)).toEqual(["licence"]);
		});
	});
}
