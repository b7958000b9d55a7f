import { describe, expect, it } from "vitest";
import { filled, ids, imported, model, SOURCE, type MakeIndex } from "./fixture.ts";

const NAMES = [
	"openai/whisper-tiny",
	"openai/whisper-base",
	"meta-llama/Llama-3.1-8B-Instruct",
	"openai-community/gpt2",
	"google-bert/bert-base-uncased",
	"a/b",
];

export function catalogueSuite(make: MakeIndex): void {
	describe("records", () => {
		it("are found by their exact id", async () => {
			const index = await filled(
				make,
				NAMES.map((id) => model(id)),
			);
			expect(await index.count()).toBe(NAMES.length);
			expect((await index.get("openai/whisper-tiny"))?.record.id).toBe("openai/whisper-tiny");
			for (const id of ["openai/Whisper-Tiny", "whisper-tiny", "", "openai/whisper-tiny "])
				expect(await index.get(id)).toBeUndefined();
		});

		it("keep ids with any characters distinct", async () => {
			const unusual = [
				"a'b",
				'a"b',
				"a b",
				"a%b",
				"a_b",
				"a\\b",
				"é/ü",
				"e\u0301/u\u0308",
				"日本/語",
				"x".repeat(500),
				"--help",
			];
			const index = await filled(
				make,
				unusual.map((id) => model(id)),
			);
			expect(await index.count()).toBe(unusual.length);
			for (const id of unusual) expect((await index.get(id))?.record.id).toBe(id);
			expect((await ids(index, {})).toSorted()).toEqual(unusual.toSorted());
		});

		it.each([
			["openai/whisper-tinny", "openai/whisper-tiny"],
			["whisper-tiny", "openai/whisper-tiny"],
			["OpenAI/Whisper-Tiny", "openai/whisper-tiny"],
			["meta-lama/Llama3.1-8B-Instrct", "meta-llama/Llama-3.1-8B-Instruct"],
			["gpt2", "openai-community/gpt2"],
			["bert-base-uncased", "google-bert/bert-base-uncased"],
			["opneai/whisper-base", "openai/whisper-base"],
		])("are suggested for %s", async (id, wanted) => {
			const index = await filled(
				make,
				NAMES.map((name) => model(name)),
			);
			expect((await index.similar(id, 3))[0]).toBe(wanted);
		});

		it("are not suggested if none is similar, nor beyond the limit, and quickly for any text", async () => {
			const index = await filled(
				make,
				NAMES.map((id) => model(id)),
			);
			expect(await index.similar("zzzzzzzz/qqqqqqqq", 5)).toEqual([]);
			expect(await index.similar("openai/whisper", 1)).toHaveLength(1);
			for (const id of ["", "a", '"', "'*\0", "x".repeat(1_000_000)])
				expect(await index.similar(id, 5)).toBeInstanceOf(Array);
		});

		it("are deleted by id, from every search", async () => {
			const index = await filled(
				make,
				NAMES.map((id) => model(id, { library_name: "kit" })),
			);
			expect(await index.delete(["openai/whisper-tiny", "openai/whisper-tiny", "not/there"])).toBe(1);
			expect(await index.count()).toBe(NAMES.length - 1);
			expect(await index.get("openai/whisper-tiny")).toBeUndefined();
			expect(await ids(index, { text: "whisper" })).toEqual(["openai/whisper-base"]);
			const { facets } = await index.search({ facets: ["library"] });
			expect(facets.library).toEqual([{ value: "kit", count: NAMES.length - 1 }]);
			expect(await index.similar("openai/whisper-tiny", 1)).toEqual(["openai/whisper-base"]);
		});

		it("have a new generation after every import and every deletion, and the same one until then", async () => {
			const index = await filled(make, []);
			const known = new Set([await index.generation()]);
			const isNew = async (): Promise<boolean> => {
				const generation = await index.generation();
				return generation !== "" && known.size < known.add(generation).size;
			};
			await imported(index, [model("a/b"), model("a/c")]);
			expect(await isNew()).toBe(true);
			await imported(index, [model("a/b", { likes: 1 })]);
			expect(await isNew()).toBe(true);
			await index.delete(["a/b"]);
			expect(await isNew()).toBe(true);
			await index.search({ facets: ["task"] });
			const load = await index.load(SOURCE);
			await load.add([model("a/d")]);
			expect(await isNew()).toBe(false);
			await load.rollback();
			expect(await isNew()).toBe(false);
			await imported(index, [model("a/c")], SOURCE, true);
			expect(await isNew()).toBe(true);
		});

		it("are none in a new index", async () => {
			const index = await filled(make, []);
			expect(await index.search({ text: "x", facets: ["task"] })).toEqual({ rows: [], total: 0, facets: { task: [] } });
			expect([await index.count(), await index.get("a/b"), await index.similar("a/bcd", 3)]).toEqual([
				0,
				undefined,
				[],
			]);
		});
	});
}
