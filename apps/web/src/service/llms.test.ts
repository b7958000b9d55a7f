import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../api/operations/index.ts";
import { testApp } from "../testing/site.ts";
import { TOOLS } from "./mcp/tools.ts";

const app = await testApp();

async function read(path: string): Promise<string> {
	const answer = await app.request(path);
	expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
	return answer.text();
}

describe("what language models can read", () => {
	test("is listed at /llms.txt, and every address of it answers", async () => {
		const text = await read("/llms.txt");
		const addresses = [...text.matchAll(/\]\((http:[^)]+)\)/g)].map(([, address = ""]) => address);
		expect(addresses.length).toBeGreaterThan(15);
		for (const address of addresses.filter((one) => !one.endsWith("/mcp")))
			expect((await app.request(address)).status, address).toBe(200);
	});

	test("is whole at /llms-full.txt: the docs, every endpoint and every tool", async () => {
		const text = await read("/llms-full.txt");
		for (const { method, path } of OPERATIONS) expect(text).toContain(`## ${method.toUpperCase()} /api/v1${path}\n`);
		for (const { name } of TOOLS) expect(text).toContain(`## ${name}\n`);
		expect(text).toContain("# Quick start");
	});
});
