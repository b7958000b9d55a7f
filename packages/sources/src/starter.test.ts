import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { formats, isConversational, licences, type ModelRecord, statedParameters } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { collect } from "../test/collect.ts";
import { openFolder } from "./folder.ts";
import { openNdjson } from "./ndjson/ndjson.ts";

const STARTER = fileURLToPath(new URL("../../../starter", import.meta.url));

const read = async (): Promise<Map<string, ModelRecord>> => {
	const { records, notes, skipped } = await collect(await openFolder(`${STARTER}/miniatures`));
	expect({ notes, skipped }).toEqual({ notes: [], skipped: [] });
	return new Map(records.map((record) => [record.id, record]));
};

describe("the starter catalogue", () => {
	test("holds 2,213 records, and not one of them, or of their fields, is left out", async () => {
		const { records, notes, skipped, error } = await collect(await openNdjson(`${STARTER}/models.ndjson`));
		expect({ notes, skipped, error }).toEqual({ notes: [], skipped: [], error: undefined });
		expect(records).toHaveLength(2213);
		expect(new Set(records.map(({ id }) => id)).size).toBe(2213);
	});

	test("has figures for every one, and leaves absent what is not known", async () => {
		const { records } = await collect(await openNdjson(`${STARTER}/models.ndjson`));
		for (const { id, downloads, likes, createdAt, lastModified } of records)
			expect([id, downloads, likes, createdAt, lastModified]).toEqual([
				id,
				expect.any(Number),
				expect.any(Number),
				expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
				expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			]);
		const having = (field: string): number => records.filter((record) => field in record).length;
		expect(having("pipeline_tag")).toBe(1977);
		expect(having("library_name")).toBe(1961);
		expect(having("trendingScore")).toBe(392);
		expect(records.filter((record) => statedParameters(record) !== undefined)).toHaveLength(1011);
		expect(records.filter((record) => licences(record).length > 0)).toHaveLength(1889);
		expect(JSON.stringify(records)).not.toContain("null");
	});

	test("names the source of its figures", async () => {
		expect(await (await openNdjson(`${STARTER}/models.ndjson`)).attribution()).toEqual({
			title:
				"radar-huggingface-dataset - HF//RADAR (https://radar-huggingface.686f6c61.dev), data from Hugging Face Hub, CC-BY-4.0",
			url: "https://radar-huggingface.686f6c61.dev",
			licence: "CC-BY-4.0",
			date: "2026-08",
		});
	});
});

describe("the miniatures", () => {
	test("are six, under a licence, with a sha and small", async () => {
		const models = await read();
		expect([...models.keys()]).toEqual(
			["birds", "chat", "chat-gguf", "embedder", "sentiment", "vision"].map((name) => `vitrine/tiny-${name}`),
		);
		for (const record of models.values()) {
			expect(licences(record)).toEqual(["apache-2.0"]);
			expect(record.sha).toMatch(/^[0-9a-f]{40}$/);
			expect(record.usedStorage).toBeLessThan(150_000);
		}
	});

	test("have weights whose headers give the number of parameters", async () => {
		const models = await read();
		expect(models.get("vitrine/tiny-chat")?.safetensors).toEqual({ parameters: { BF16: 28832 }, total: 28832 });
		expect(models.get("vitrine/tiny-sentiment")?.safetensors?.parameters).toHaveProperty("F32");
		expect(models.get("vitrine/tiny-vision")?.safetensors?.total).toBeGreaterThan(1000);
		expect(models.get("vitrine/tiny-chat-gguf")?.gguf).toMatchObject({
			total: 28832,
			architecture: "llama",
			context_length: 256,
			file_type: 7,
		});
		expect([...models.values()].map(formats)).toEqual([
			["skops"],
			["safetensors"],
			["gguf"],
			["safetensors"],
			["safetensors"],
			["safetensors"],
		]);
	});

	test("have the fields that load them", async () => {
		const models = await read();
		expect([...models.values()].map(({ library_name, pipeline_tag }) => [library_name, pipeline_tag])).toEqual([
			["sklearn", "tabular-classification"],
			["transformers", "text-generation"],
			[undefined, "text-generation"],
			["sentence-transformers", "sentence-similarity"],
			["transformers", "text-classification"],
			["transformers", "image-classification"],
		]);
		expect(models.get("vitrine/tiny-birds")?.config?.sklearn).toMatchObject({
			model: { file: "model.skops" },
			model_format: "skops",
		});
		expect(models.get("vitrine/tiny-chat")?.transformersInfo).toMatchObject({
			auto_model: "AutoModelForCausalLM",
			processor: "AutoTokenizer",
		});
		expect([...models.values()].filter(isConversational).map(({ id }) => id)).toEqual([
			"vitrine/tiny-chat",
			"vitrine/tiny-chat-gguf",
		]);
		expect(models.get("vitrine/tiny-embedder")?.widgetData?.[0]).toHaveProperty("sentences");
	});

	test("have cards that describe their weights honestly", async () => {
		for (const name of (await read()).keys()) {
			const card = await readFile(`${STARTER}/miniatures/${name}/README.md`, "utf8");
			expect(card).toMatch(name.endsWith("birds") ? /is trained/ : /random/i);
			expect(card).toMatch(/## Limits/);
			expect(card).not.toContain("{{m");
		}
	});
});
