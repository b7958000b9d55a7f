import { describe, expect, it } from "vitest";
import { filled, ids, imported, model, type MakeIndex } from "./fixture.ts";

const hub = { id: "hub:https://hub.example.org", kind: "hub", location: "https://hub.example.org" };

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
	model("b/four", { library_name: "custom-kit", cardData: { license: ["mit", "other"] } }),
	model("no-owner"),
];

export function filterSuite(make: MakeIndex): void {
	describe("facets", () => {
		it("are read from a record: its task, libraries, licences, languages and author", async () => {
			const index = await filled(make, RECORDS);
			expect(await ids(index, { filters: { task: ["fill-mask"] } })).toEqual(["b/three"]);
			expect(await ids(index, { filters: { library: ["peft"] } })).toEqual(["a/two"]);
			expect(await ids(index, { filters: { library: ["custom-kit"] } })).toEqual(["b/four"]);
			expect(await ids(index, { filters: { library: ["not-a-library"] } })).toEqual([]);
			expect(await ids(index, { filters: { licence: ["other"] } })).toEqual(["b/four"]);
			expect(await ids(index, { filters: { licence: ["apache-2.0"] } })).toEqual(["a/two"]);
			expect(await ids(index, { filters: { language: ["fr"] } })).toEqual(["b/three"]);
			expect(await ids(index, { filters: { author: ["b"] }, sort: "downloads" })).toEqual(["b/three", "b/four"]);
		});

		it("are read from it: its tags, base models, formats, access and size", async () => {
			const index = await filled(make, [
				model("a/base", { gated: false, safetensors: { total: 8_030_261_248 }, tags: ["en", "x y", "en"] }),
				model("a/tuned", { gated: "auto", tags: ["base_model:finetune:a/base", "gguf"], num_parameters: 999_999_999 }),
				model("a/merge", { cardData: { base_model: ["a/base", "a/tuned"] }, num_parameters: 1e9 }),
			]);
			expect(await ids(index, { filters: { tag: ["x y"] } })).toEqual(["a/base"]);
			expect(await ids(index, { filters: { base_model: ["a/base"] } })).toEqual(["a/merge", "a/tuned"]);
			expect(await ids(index, { filters: { format: ["safetensors", "gguf"] } })).toEqual(["a/base", "a/tuned"]);
			expect(await ids(index, { filters: { gated: ["no"] } })).toEqual(["a/base"]);
			expect(await ids(index, { filters: { gated: ["yes"] } })).toEqual(["a/tuned"]);
			expect((await index.search({ facets: ["size", "tag"] })).facets).toEqual({
				tag: ["base_model:finetune:a/base", "en", "gguf", "x y"].map((value) => ({ value, count: 1 })),
				size: ["1b-3b", "8b-20b", "under-1b"].map((value) => ({ value, count: 1 })),
			});
		});

		it("are read from it: the providers that serve it now", async () => {
			const index = await filled(make, [
				model("a/list", { inferenceProviderMapping: [{ provider: "groq", providerId: "x", status: "live" }] }),
				model("a/map", {
					inferenceProviderMapping: { groq: { providerId: "x" }, novita: { providerId: "y", status: "staging" } },
				}),
				model("a/none"),
			]);
			expect((await index.search({ facets: ["provider"] })).facets.provider).toEqual([{ value: "groq", count: 2 }]);
			expect(await ids(index, { filters: { provider: ["groq"] } })).toEqual(["a/list", "a/map"]);
		});

		it("are those of the source that a record was last imported from: its name, never its path", async () => {
			const index = await filled(make, [model("a/moved"), model("a/stays")]);
			await imported(index, [model("a/moved"), model("b/new")], hub);
			expect((await index.search({ facets: ["source"] })).facets.source).toEqual([
				{ value: "hub.example.org", count: 2 },
				{ value: "models", count: 1 },
			]);
			expect(await ids(index, { filters: { source: ["hub.example.org"] } })).toEqual(["a/moved", "b/new"]);
			expect(await ids(index, { filters: { source: ["/models"] } })).toEqual([]);
		});

		it("are narrowed by ranges with both bounds included and unknown values left out", async () => {
			const sized = [1, 2, 3].map((n) => model(`a/${n}`, { num_parameters: n, likes: 10 - n, tags: ["x"] }));
			const index = await filled(make, [...sized, model("a/unknown", { tags: ["x"] })]);
			const within = (min?: number, max?: number): Promise<string[]> =>
				ids(index, {
					ranges: { parameters: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } },
					sort: "parameters",
				});
			expect(await within(2)).toEqual(["a/3", "a/2"]);
			expect(await within(undefined, 2)).toEqual(["a/2", "a/1"]);
			expect(await within(2, 2)).toEqual(["a/2"]);
			expect(await within()).toEqual(["a/3", "a/2", "a/1"]);
			expect(await within(2.5, 2.6)).toEqual([]);
			const both = { ranges: { parameters: { min: 2 }, likes: { min: 8 } }, facets: ["tag"] } as const;
			expect((await index.search(both)).facets.tag).toEqual([{ value: "x", count: 1 }]);
		});

		it("narrow a list of ids, which narrows the rows, the counts and the match of words", async () => {
			const index = await filled(make, RECORDS);
			const wanted = ["a/two", "b/three", "no/such", "a/two"];
			expect(await ids(index, { ids: wanted, sort: "downloads" })).toEqual(["a/two", "b/three"]);
			expect(await ids(index, { ids: wanted, filters: { author: ["b"] } })).toEqual(["b/three"]);
			expect(await ids(index, { ids: wanted, text: "on" })).toEqual([]);
			expect(await ids(index, { ids: wanted, text: "thre" })).toEqual(["b/three"]);
			expect(await ids(index, { ids: [] })).toEqual([]);
			const counted = await index.search({ ids: wanted, facets: ["author"], upTo: { downloads: [1] } });
			expect([counted.total, counted.facets.author, counted.upTo?.downloads]).toEqual([
				2,
				["a", "b"].map((value) => ({ value, count: 1 })),
				{ all: 2, known: 2, counts: [1] },
			]);
			await imported(index, [model("a/two", { downloads: 9 })]);
			expect(await ids(index, { ids: wanted, sort: "downloads" })).toEqual(["a/two", "b/three"]);
		});

		it("take values of one facet as alternatives, and narrow each other", async () => {
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

		it("compare values exactly, and find nothing for a value that no record has", async () => {
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

		it("include filtered values whatever their count, and the most frequent up to the limit", async () => {
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

		it("are counted only if they are requested", async () => {
			const index = await filled(make, RECORDS);
			expect((await index.search({})).facets).toEqual({});
			expect(Object.keys((await index.search({ facets: ["licence"] })).facets)).toEqual(["licence"]);
		});
	});
}
