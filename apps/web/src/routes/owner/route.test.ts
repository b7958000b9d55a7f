import type { ModelRecord } from "@vitrine/model";
import { beforeAll, describe, expect, test } from "vitest";
import type { Hono } from "hono";
import { testApp, testStore } from "../../testing/site.ts";

const model = (id: string, more: Partial<ModelRecord> = {}): ModelRecord => ({ id, tags: [], ...more });

const MODELS = [
	model("acme/big", { pipeline_tag: "text-generation", library_name: "transformers", downloads: 9 }),
	model("acme/small", { pipeline_tag: "made-up", downloads: 2 }),
	model("solo"),
	model("solo/second"),
	model("docs/tricky"),
	model("acme-labs/other"),
];

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await testStore(MODELS) });
});

const page = async (path: string): Promise<string> => (await app.request(path)).text();

describe("the page of an owner", () => {
	test("shows their models, most downloaded first, and what they are for", async () => {
		const text = await page("/models/acme");
		expect(text.indexOf("/models/acme/big")).toBeGreaterThan(0);
		expect(text.indexOf("/models/acme/small")).toBeGreaterThan(text.indexOf("/models/acme/big"));
		expect(text).toContain('href="/models?author=acme&amp;task=text-generation"');
		expect(text).toContain("made-up");
		expect(text).not.toContain("acme-labs");
		for (const feed of ["/models.atom?author=acme", "/models.json?author=acme"]) {
			expect(text).toContain(`href="${feed}"`);
			expect((await app.request(feed)).status).toBe(200);
		}
	});

	test("is also Markdown, by its ending and by Accept", async () => {
		const text = await page("/models/acme.md");
		expect(text).toMatch(/^# acme\n/);
		expect(text).toContain("`acme/big`");
		const answer = await app.request("/models/acme", { headers: { Accept: "text/markdown" } });
		expect(answer.headers.get("Content-Type")).toContain("text/markdown");
		expect(answer.headers.get("Vary")).toContain("Accept");
	});

	test("gives way to a model of that name", async () => {
		expect(await page("/models/solo")).toContain("<title>solo");
		expect(await page("/models/solo")).not.toContain("solo/second");
	});

	test("that does not exist suggests owners with a similar name", async () => {
		const answer = await app.request("/models/acmee");
		expect(answer.status).toBe(404);
		expect(await answer.text()).toContain('href="/models/acme"');
	});
});
