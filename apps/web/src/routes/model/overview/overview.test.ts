import type { ModelRecord } from "@vitrine/model";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { attribute, byTag, type Element, elementsOf, textOf } from "../../../testing/html.ts";
import { testApp, testStore } from "../../../testing/site.ts";
import { fileGroups } from "./fileGroups.ts";
import { sizeOf } from "./similar.ts";

const talk = (id: string, more: Partial<ModelRecord> = {}): ModelRecord => ({
	id,
	tags: ["safetensors"],
	pipeline_tag: "text-generation",
	num_parameters: 8e9,
	...more,
});

const MODELS: readonly ModelRecord[] = [
	talk("meta-llama/Llama-3.1-8B", { downloads: 5 }),
	talk("meta-llama/Llama-3.1-8B-Instruct", { cardData: { base_model: "meta-llama/Meta-Llama-3.1-8B" }, downloads: 9 }),
	talk("new/tuned", { cardData: { base_model: "meta-llama/Llama-3.1-8B" }, tags: ["trl"], downloads: 8 }),
	talk("red/Meta-Llama-3.1-8B-FP8", { cardData: { base_model: "meta-llama/Meta-Llama-3.1-8B" }, downloads: 7 }),
	talk("else/near", { num_parameters: 7e9, downloads: 100 }),
	talk("else/twice", { num_parameters: 17e9, downloads: 300 }),
	talk("else/far", { num_parameters: 7e11, downloads: 100 }),
	talk("else/near-AWQ", { downloads: 200 }),
	{ id: "few/facts", tags: [] },
	{
		id: "a/files",
		tags: ["gguf"],
		siblings: [
			{ rfilename: "a-Q4_K_M.gguf", size: 5e9 },
			{ rfilename: "a-Q8_0.gguf", size: 9e9 },
			{ rfilename: "b-00001-of-00002.gguf", size: 3e9 },
			{ rfilename: "b-00002-of-00002.gguf", size: 2e9 },
		],
	},
	{ id: "a/\u202Eevil<b>", tags: [], cardData: { base_model: "b/<i>\u202E" } },
];

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await testStore(MODELS) });
});
const page = async (path: string): Promise<readonly Element[]> => elementsOf(await (await app.request(path)).text());
const part = (elements: readonly Element[], tag: string, at = 0): string => textOf(byTag(elements, tag)[at] as Element);
const tabs = (elements: readonly Element[]): readonly string[] =>
	byTag(elements, "a").flatMap((link) =>
		/^\/models\/[^?]*(\?tab=\w+)?$/.test(attribute(link, "href") ?? "") && /^[A-Z]\w+( \d+)?$/.test(textOf(link))
			? [textOf(link)]
			: [],
	);

describe("the overview of a model without a card", () => {
	test("says what it is, and has no apology before it", async () => {
		const words = part(await page("/models/meta-llama/Llama-3.1-8B-Instruct"), "article");
		expect(words).toContain(
			"Llama-3.1-8B-Instruct is a text generation model by meta-llama, with 8.0 billion parameters.",
		);
		expect(words.indexOf("is a text generation")).toBeLessThan(words.indexOf("no model card"));
	});

	test("follows a base model to its new name, and derived models to the old one", async () => {
		const below = part(await page("/models/meta-llama/Llama-3.1-8B-Instruct"), "article");
		expect(below).toContain("meta-llama/Llama-3.1-8B (named meta-llama/Meta-Llama-3.1-8B before)");
		const above = part(await page("/models/meta-llama/Llama-3.1-8B"), "article");
		for (const words of [
			"Quantized 1",
			"red/Meta-Llama-3.1-8B-FP8 FP8",
			"Fine-tuned 1",
			"new/tuned",
			"Other derivatives 1",
		])
			expect(above).toContain(words);
	});

	test("names the others that were derived from the same base", async () => {
		const words = part(await page("/models/new/tuned"), "article");
		expect(words).toContain("Others derived from it 2");
		expect(words).toContain("red/Meta-Llama-3.1-8B-FP8 quantized, FP8");
	});

	test("names the size of similar models only where it is known", () => {
		expect(sizeOf({ id: "acme/Chat-8B", tags: [] })).toBe(8e9);
		expect(sizeOf({ id: "acme/Chat", tags: [], num_parameters: 0 })).toBeUndefined();
	});

	test("shows similar models: of the same task and size, neither related nor quantized", async () => {
		const elements = await page("/models/meta-llama/Llama-3.1-8B");
		const rows = byTag(elements, "tr").map(textOf);
		expect(rows.some((row) => row.startsWith("else/near"))).toBe(true);
		expect(rows.filter((row) => /else\/far|else\/twice|near-AWQ|new\/tuned/.test(row))).toEqual([]);
	});

	test("draws the memory of its weights, of those derived from it, and what usual types would need", async () => {
		const rows = byTag(await page("/models/meta-llama/Llama-3.1-8B?memory=12"), "tr").map(textOf);
		expect(rows.some((row) => /^16-bit, assumed.*19\.2 GB, does not fit$/.test(row))).toBe(true);
		expect(rows.some((row) => /^FP8, by red\/Meta-Llama-3\.1-8B-FP8.*10\.6 GB, fits$/.test(row))).toBe(true);
		expect(rows.some((row) => row.startsWith("Q4_K_M if quantized"))).toBe(true);
		expect(part(await page("/models/meta-llama/Llama-3.1-8B?memory=12"), "article")).toContain("yours, 12 GB");
	});

	test("draws its files by size, parts of one file as one", async () => {
		const rows = byTag(await page("/models/a/files"), "tr").map(textOf);
		expect(rows).toContain("2 × b-*-of-00002.gguf5.0 GB");
		expect(rows.indexOf("a-Q8_0.gguf9.0 GB")).toBeGreaterThan(-1);
	});

	test("isolates names that reorder text, and escapes those that are HTML", async () => {
		const html = await (await app.request(`/models/a/${encodeURIComponent("\u202Eevil<b>")}`)).text();
		expect(html).not.toContain("evil<b>");
		expect(html.split("<article>")[1]).not.toContain("\u202E");
	});
});

describe("its tabs", () => {
	test("are those that have something to show", async () => {
		expect(tabs(await page("/models/few/facts"))).toEqual(["Overview"]);
		expect(tabs(await page("/models/a/files"))).toEqual(["Overview", "Files 4", "Memory", "Metadata"]);
		expect(tabs(await page("/models/meta-llama/Llama-3.1-8B"))).toEqual(["Overview", "Derivatives 3", "Metadata"]);
	});

	test.each([
		["files", "No file list for this model."],
		["derivatives", "No model in this index names this one as its base model."],
		["memory", "The size of the weights is unknown"],
		["metadata", "No metadata for this model."],
		["card", "This catalogue has no model card for this model."],
		["nonsense", "This model has no such tab, so"],
	])("answer where they are empty: %s", async (tab, words) => {
		const answer = await app.request(`/models/few/facts?tab=${tab}`);
		expect(answer.status).toBe(200);
		const text = part(elementsOf(await answer.text()), "article");
		expect(text).toContain(words);
		expect(text).toContain("facts is a model by few");
	});
});

test("as Markdown, it has the sentences, the family and similar models", async () => {
	const text = await (await app.request("/models/meta-llama/Llama-3.1-8B-Instruct.md")).text();
	for (const words of [
		"`Llama-3.1-8B-Instruct` is a [text generation](/tasks/text-generation) model by",
		"- **Base model:** [`meta-llama/Llama-3.1-8B`](/models/meta-llama/Llama-3.1-8B) (named `meta-llama/Meta-Llama-3.1-8B` before)",
		"- **Others derived from it:** 2, the most downloaded: [`new/tuned`](/models/new/tuned) (fine-tuned)",
		"## Similar models\n\n- [`else/near`](/models/else/near)",
	])
		expect(text).toContain(words);
});

test("files of unknown size have no bars, and the smaller ones are one", () => {
	expect(fileGroups([{ path: "a", size: 1 }, { path: "b" }])).toBeUndefined();
	const many = Array.from({ length: 12 }, (_, at) => ({ path: `f${at}`, size: at + 1 }));
	expect(fileGroups(many)).toMatchObject({ groups: { length: 8 }, rest: { files: 4, size: 10 } });
});
