import { memoryOf } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { modelsAddress } from "../palette/address.ts";
import type { ModelsFound } from "../palette/shapes.ts";
import type { ListView } from "../routes/models/view.ts";
import { attribute, byTag, type Element, elementsOf, textOf } from "../testing/html.ts";
import { shelf } from "../testing/shelf.ts";
import { testApp } from "../testing/site.ts";
import { type MemoryFact, memoryFact } from "./memory.ts";

const text = { tags: ["transformers", "safetensors"], pipeline_tag: "text-generation", library_name: "transformers" };
const images = { pipeline_tag: "text-to-image", library_name: "diffusers" };

/** Records of every kind, with the GB that they run in; 0 where the memory is unknown. */
const MODELS: readonly (readonly [gigabytes: number, record: ModelRecord])[] = [
	[19.273, { id: "m/header", ...text, safetensors: { parameters: { BF16: 8_030_261_248 }, total: 8_030_261_248 } }],
	[9.6, { id: "m/counted", ...text, num_parameters: 4e9, usedStorage: 70e9 }],
	[16.8, { id: "m/named-7b", ...text }],
	[5.88, gguf("m/listed", { "a-Q4_K_M.gguf": 4.9e9, "a-Q8_0.gguf": 8.5e9, "a-F16.gguf": 16e9 })],
	[5.88, { ...gguf("m/header-gguf", {}), tags: ["gguf", "transformers"], num_parameters: 8_009_152_500 }],
	[6.72, { id: "m/quantized", ...text, tags: [...text.tags, "awq", "4-bit"], num_parameters: 8e9 }],
	[
		8.326,
		{ id: "m/sdxl", ...images, tags: ["diffusers:StableDiffusionXLPipeline"], safetensors: { total: 2_567_463_684 } },
	],
	[0, { id: "m/part", ...images, tags: ["diffusers:NewPipeline"], safetensors: { total: 2e9 } }],
	[0, { id: "m/adapter", tags: ["lora", "peft"], library_name: "peft", cardData: { base_model: "m/header" } }],
	[
		73.278,
		{
			id: "m/experts",
			...text,
			safetensors: { parameters: { BF16: 30_532_122_624 }, total: 30_532_122_624 },
			config: { model_type: "qwen3_moe", num_experts: 128, num_experts_per_tok: 8 },
		},
	],
	[
		18.741,
		{
			id: "m/context",
			...text,
			safetensors: { parameters: { BF16: 8_030_261_248 }, total: 8_030_261_248 },
			config: {
				architectures: ["LlamaForCausalLM"],
				num_hidden_layers: 32,
				num_attention_heads: 32,
				num_key_value_heads: 8,
				hidden_size: 4096,
			},
		},
	],
	[0, { id: "m/history", ...text, usedStorage: 70e9 }],
];

function gguf(id: string, sizes: Readonly<Record<string, number>>): ModelRecord {
	const siblings = Object.entries(sizes).map(([rfilename, size]) => ({ rfilename, size }));
	return { id, tags: ["gguf"], pipeline_tag: "text-generation", ...(siblings.length > 0 && { siblings }) };
}

let app: Hono;
let list: ListView;
beforeAll(async () => {
	app = await testApp({ store: await shelf(MODELS.map(([, record]) => record)) });
	list = (await (await app.request("/islands/model-list.json?sort=memory")).json()) as ListView;
});

const page = async (path: string): Promise<readonly Element[]> => elementsOf(await (await app.request(path)).text());
const inside = (element: Element): readonly Element[] =>
	element.childNodes.flatMap((node) => ("tagName" in node ? [node, ...inside(node)] : []));
const figures = (element: Element | undefined): readonly number[] =>
	(element === undefined ? [] : byTag(inside(element), "span")).flatMap((span) => bytesIn(attribute(span, "title")));

function bytesIn(title: string | undefined): readonly number[] {
	const [, bytes] = /^([\d,]+) bytes/.exec(title ?? "") ?? [];
	return bytes === undefined ? [] : [Number(bytes.replaceAll(",", ""))];
}
const found = async (id: string, gigabytes: number): Promise<boolean> => {
	const answer = await app.request(modelsAddress(`${id.slice(2)} ${gigabytes.toFixed(3)} gb`));
	return ((await answer.json()) as ModelsFound).models.some((model) => model.id === id);
};

describe.each(MODELS)("memory of %s GB", (gigabytes, record) => {
	const { id } = record;
	const bytes = memoryOf(record).usual?.total ?? 0;

	test(`is that of ${id} in the list, a comparison, the panel and the tab`, async () => {
		const fact = memoryFact(record);
		expect(list.rows.find((row) => row.id === id)?.memory).toEqual(fact);
		const row = byTag(await page(`/compare?model=${id}`), "tr").find((one) => textOf(one).startsWith("Runs in"));
		const line = byTag(await page(`/models/${id}?tab=metadata`), "p").find(
			(one) => attribute(one, "class") === "memory-line",
		);
		const shown = fact?.bytes === undefined ? [] : [fact.bytes];
		expect([figures(row), figures(line)]).toEqual([shown, shown]);
		const table = byTag(await page(`/models/${id}?tab=memory`), "table").find((one) =>
			byTag(inside(one), "caption").some((caption) => textOf(caption).startsWith("Memory")),
		);
		expect(figures(table)).toEqual(expect.arrayContaining(shown));
		if (gigabytes > 0) expect(Math.ceil(bytes / 1e6) / 1e3).toBe(gigabytes);
	});

	test(`is what the filter and the palette find ${id} by`, async () => {
		expect([await found(id, gigabytes || 1e5), await found(id, (gigabytes || 1e5) - 0.002)]).toEqual([
			gigabytes > 0,
			false,
		]);
		const fits = (await (await app.request(`/islands/model-list.json?memory=${gigabytes || 1e5}`)).json()) as ListView;
		expect(fits.rows.some((row) => row.id === id)).toBe(gigabytes > 0);
	});
});

const listed = (id: string): MemoryFact | undefined => list.rows.find((row) => row.id === id)?.memory;

test("a number of parameters that name and size contradict is rejected, and the page says so", () => {
	const record = { id: "m/B-35B", ...text, parameters: 664_944, usedStorage: 140e9 };
	expect(memoryFact(record)).toMatchObject({
		bytes: 84e9,
		how: "estimated from the name: the record states 664,944 parameters, which its name and its size contradict",
	});
	const draft = { id: "m/B-27B-DFlash", ...text, parameters: 1.9e9, usedStorage: 4e9 };
	expect(memoryFact(draft)).toMatchObject({
		isLeast: true,
		how: "estimated from its parameters; the model that these weights assist needs its own memory, too",
	});
});

test("an adapter and a part of a pipeline tell what they need besides", () => {
	expect(listed("m/adapter")).toEqual({
		label: "adapter, plus its base model",
		how: "adapter; needs the memory of m/header as well",
	});
	expect(listed("m/part")).toMatchObject({ isLeast: true, isEstimated: true });
	expect(listed("m/named-7b")?.how).toBe("estimated from the name");
});
