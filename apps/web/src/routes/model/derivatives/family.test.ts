import type { ModelRecord } from "@vitrine/model";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { attribute, byTag, type Element, elementsOf, textOf } from "../../../testing/html.ts";
import { testApp, testStore } from "../../../testing/site.ts";
import type { Store } from "../../../server/store.ts";
import { type Ancestor, familyOf } from "./family.ts";

const MODELS: readonly ModelRecord[] = [
	{ id: "acme/origin", tags: [] },
	{ id: "acme/chat", tags: ["base_model:acme/origin", "base_model:finetune:acme/origin"], downloads: 50 },
	{ id: "acme/chat-gguf", tags: ["base_model:quantized:acme/chat"], downloads: 9, gguf: { total: 1 } },
	{
		id: "acme/chat-awq",
		tags: [],
		cardData: { base_model: "acme/chat" },
		config: { quantization_config: {} },
		downloads: 10,
	},
	{ id: "acme/chat-lora", tags: [], library_name: "peft", cardData: { base_model: "acme/chat" } },
	{
		id: "acme/mix",
		tags: ["merge"],
		cardData: { base_model: ["acme/chat", "else/where"], base_model_relation: "merge" },
	},
	{ id: "acme/somehow", tags: [], cardData: { base_model: "acme/chat", base_model_relation: "constructor" } },
	{ id: "acme/ouroboros", tags: [], cardData: { base_model: ["acme/ouroboros", "acme/tail"] } },
	{ id: "acme/tail", tags: [], cardData: { base_model: "acme/ouroboros" } },
	...Array.from({ length: 260 }, (_, at) => ({
		id: `crowd/tune-${at}`,
		tags: ["base_model:finetune:big/base"],
		downloads: at,
	})),
	{ id: "big/base", tags: [] },
];

let store: Store;
let app: Hono;
beforeAll(async () => {
	store = await testStore(MODELS);
	app = await testApp({ store });
});

const record = (id: string): ModelRecord => MODELS.find((model) => model.id === id) as ModelRecord;
const family = (id: string) => familyOf(store.index, record(id));

describe("the family of a model", () => {
	test("has its derived models by kind, most downloaded first", async () => {
		const { children, branches } = await family("acme/chat");
		expect(children).toBe(5);
		expect(branches.map(({ relation, models }) => [relation, models.map(({ id }) => id)])).toEqual([
			["quantized", ["acme/chat-awq", "acme/chat-gguf"]],
			["adapter", ["acme/chat-lora"]],
			["merge", ["acme/mix"]],
			[undefined, ["acme/somehow"]],
		]);
	});

	test("has base models up to the origin, past those missing in the index", async () => {
		const line = (of: readonly Ancestor[]): unknown =>
			of.map(({ id, relation, here, from }) => [id, relation, here, line(from)]);
		expect(line((await family("acme/chat-gguf")).ancestors)).toEqual([
			["acme/chat", "quantized", true, [["acme/origin", "finetune", true, []]]],
		]);
		expect(line((await family("acme/mix")).ancestors)).toEqual([
			["acme/chat", "merge", true, [["acme/origin", "finetune", true, []]]],
			["else/where", "merge", false, []],
		]);
	});

	test("has the base models that a card lists in one text", async () => {
		const several: ModelRecord = { id: "a/several", tags: [], cardData: { base_model: "acme/origin, else/where" } };
		const { ancestors } = await familyOf(store.index, several);
		expect(ancestors.map(({ id, here }) => [id, here])).toEqual([
			["acme/origin", true],
			["else/where", false],
		]);
	});

	test("stops at a cycle", async () => {
		const { ancestors, children } = await family("acme/ouroboros");
		expect(ancestors.map(({ id, from }) => [id, from])).toEqual([["acme/tail", []]]);
		expect(children).toBe(1);
	});

	test("counts all derived models, and reads some", async () => {
		const { children, read, branches } = await family("big/base");
		expect([children, read, branches[0]?.models[0]?.id]).toEqual([260, 200, "crowd/tune-259"]);
	});

	test("counts the models derived from each base model, in the index or not", async () => {
		const counts = (await family("acme/mix")).ancestors.map(({ id, children }) => [id, children]);
		expect(counts).toEqual([
			["acme/chat", 5],
			["else/where", 1],
		]);
	});
});

const page = async (path: string): Promise<readonly Element[]> => elementsOf(await (await app.request(path)).text());

describe("its page", () => {
	test("shows the derived models, and links to the whole list", async () => {
		const elements = await page("/models/acme/chat?tab=derivatives");
		expect(byTag(elements, "h3").map(textOf)).toEqual(["Quantized 2", "Adapters 1", "Merged 1", "Other derivatives 1"]);
		const hrefs = byTag(elements, "a").map((link) => attribute(link, "href"));
		for (const href of ["#made-quantized", "/models/acme/chat-awq", "/models?base_model=acme%2Fchat"])
			expect(hrefs).toContain(href);
	});

	test("says what it has not counted", async () => {
		const words = textOf((await page("/models/big/base?tab=derivatives"))[0] as Element);
		expect(words).toContain("Fine-tuned 200 or more");
		expect(words).toContain("Show all 260 in the list of models");
		expect(words).toContain("The counts above are for the 200 most downloaded of 260.");
	});

	test("shows the number of models in its tab", async () => {
		const tabs = byTag(await page("/models/acme/chat"), "a").map(textOf);
		expect(tabs).toContain("Derivatives 5");
	});
});
