import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { attribute, byTag, type Element, elementsOf, textOf } from "../testing/html.ts";
import { RUNNABLE, SHELF, shelf } from "../testing/shelf.ts";
import { testApp } from "../testing/site.ts";
import { fieldsOf, type Hardware, hardwareOf } from "../routes/model/memory/hardware.ts";
import { memoryRows } from "./rows.ts";

const [GGUF] = RUNNABLE;
let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await shelf([...SHELF, ...RUNNABLE]) });
});

const page = async (path: string): Promise<readonly Element[]> => elementsOf(await (await app.request(path)).text());
const words = (elements: readonly Element[]): string => textOf(elements[0] as Element);

describe("the memory of a model", () => {
	test("is that of its files only, largest first", () => {
		const rows = memoryRows(GGUF);
		expect(rows.map(({ label, basis }) => `${label} ${basis}`)).toEqual([
			"F16 files",
			"F16 parameters",
			"Q8_0 files",
			"Q4_K_M files",
		]);
		expect(rows.find(({ label }) => label === "Q4_K_M")).toMatchObject({
			weights: 4.9e9,
			total: 5.88e9,
			quant: "Q4_K_M",
		});
		expect(rows[0]?.quant).toMatch(/F16\.gguf$/);
	});

	test("is that of the published tensors, and of no other type", () => {
		const rows = memoryRows({ id: "a/b", tags: [], safetensors: { parameters: { BF16: 1e9 }, total: 1e9 } });
		expect(rows).toMatchObject([{ label: "BF16", weights: 2e9, basis: "header" }]);
	});

	test("is unknown if the size of a model is", () => {
		expect(memoryRows({ id: "a/b", tags: [] })).toEqual([]);
	});

	test("is compared with the reader's memory", () => {
		const fits = memoryRows(GGUF, { fit: { memory: 8 } }).map(({ label, fits }) => `${label} ${fits}`);
		expect(fits).toContain("Q8_0 false");
		expect(fits).toContain("Q4_K_M true");
	});
});

const read = (query: string): Hardware => hardwareOf(new URLSearchParams(query));

describe("the reader's machine", () => {
	test.each([
		["", {}],
		["memory=12", { fit: { memory: 12 } }],
		["device=nvidia-rtx-4090", { fit: { memory: 24, device: "nvidia-rtx-4090" } }],
		["device=apple-m1&memory=16", { fit: { memory: 16, device: "apple-m1" } }],
		["device=apple-m1&memory=12", { fit: { memory: 12 } }],
	])("%s", (query, hardware) => {
		expect(read(query)).toEqual({ ...hardware, faults: [] });
		expect(read(new URLSearchParams(fieldsOf(read(query))).toString())).toEqual({ ...hardware, faults: [] });
	});

	test.each(["memory=much", "memory=-1", "device=toaster"])("%s is invalid, and reported by field", (query) => {
		const [field, value] = query.split("=");
		expect(read(query).faults).toEqual([{ field, value, wanted: expect.any(String) }]);
	});

	test("names each of two fields that are invalid", async () => {
		const elements = await page("/models/acme/parser-gguf?tab=memory&memory=much&device=toaster");
		expect(words(elements)).toContain("“much” is not a valid memory");
		expect(words(elements)).toContain("“toaster” is not a valid device");
	});
});

describe("its page", () => {
	test("shows the largest type that fits, and keeps the panel's state", async () => {
		const elements = await page("/models/acme/parser-gguf?tab=memory&memory=8&mode=run");
		expect(words(elements)).toContain("Q4_K_M fits in 8 GB");
		const fields = byTag(elements, "input").map((input) => [attribute(input, "name"), attribute(input, "value")]);
		expect(fields).toContainEqual(["mode", "run"]);
		expect(fields).toContainEqual(["memory", "8"]);
		const hrefs = byTag(elements, "a").map((link) => attribute(link, "href"));
		expect(hrefs).toContain("/models/acme/parser-gguf?mode=run&tab=memory&memory=8&quant=Q4_K_M");
	});

	test("says if nothing fits, and what it cannot read", async () => {
		expect(words(await page("/models/acme/parser-gguf?tab=memory&memory=1"))).toContain("fits in 1 GB");
		const elements = await page("/models/acme/parser-gguf?tab=memory&memory=%3Cb%3Emuch");
		expect(words(elements)).toContain("“<b>much” is not a valid memory: it should be a number of GB");
	});

	test("says what is unknown", async () => {
		expect(words(await page("/models/acme/quiet?tab=memory"))).toContain("The size of the weights is unknown");
	});
});
