import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "./run.ts";
import { fakeIo } from "./testing/io.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-endpoints-"));
afterAll(() => rmSync(folder, { recursive: true }));

const MODEL = { id: "owner/chat-8b", pipeline_tag: "text-generation", tags: ["conversational"] };
const written = (name: string, text: string): string => {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
};
const LAB = { id: "lab", label: "The lab", url: "http://gpu.example/v1", model: "{name}", tokenVariable: "LAB_KEY" };
const file = written("endpoints.json", JSON.stringify({ endpoints: [LAB] }));
const data = join(folder, "data");

beforeAll(async () => {
	expect((await vitrine({}, "import", written("models.ndjson", JSON.stringify(MODEL)))).code).toBe(0);
});

describe("your own endpoints", () => {
	it("are listed before the providers, and described by id", async () => {
		const { out } = await vitrine({}, "providers", "--endpoints", file);
		expect(out.split("\n")[1]).toMatch(/^lab +The lab +own +closed +LAB_KEY +1$/);
		const one = await vitrine({ VITRINE_ENDPOINTS: file }, "providers", "lab");
		expect(one.out).toContain("http://gpu.example/v1");
		expect(JSON.parse((await vitrine({}, "providers", "--json", "--endpoints", file)).out)[0]).toMatchObject({
			id: "lab",
		});
	});

	it("are called by their ids, for one model and in a batch", async () => {
		const asked = ["--provider", "lab", "--client", "curl"];
		const one = await vitrine({}, "snippets", MODEL.id, ...asked, "--endpoints", file);
		expect(one.out).toContain("http://gpu.example/v1/chat/completions");
		expect(one.out).toContain("$LAB_KEY");
		expect(one.out).toContain('"chat-8b"');
		const line = JSON.stringify({ key: 1, model: MODEL, provider: "lab", kinds: ["call"], clients: ["sh/curl"] });
		const batch = await vitrine({ VITRINE_ENDPOINTS: file }, "snippets", "--batch", written("batch.ndjson", line));
		expect(JSON.parse(batch.out)).toMatchObject({ key: 1, client: "curl", content: one.out.trimEnd() });
	});

	it("that are not in the file are unknown providers, line by line in a batch", async () => {
		const line = JSON.stringify({ key: 1, model: MODEL, provider: "lab", kinds: ["call"] });
		const { out } = await vitrine({}, "snippets", "--batch", written("unknown.ndjson", line));
		expect(JSON.parse(out).error).toMatchObject({ field: "provider", message: expect.stringContaining('"lab"') });
		const near = await vitrine({}, "snippets", MODEL.id, "--provider", "lap", "--endpoints", file);
		expect([near.code, near.err]).toEqual([2, expect.stringContaining('Did you mean "lab"')]);
	});

	it.each([
		["not there", undefined, /cannot be read/],
		["no JSON", "{", /configuration: This is not JSON/],
		["of a wrong field", '{"endpoints": [{"id": "lab", "url": "gpu"}]}', /endpoints\[0\]\.url: "gpu" is not the base/],
	])("in a file that is %s are a misuse that names it", async (_, text, words) => {
		const path = text === undefined ? join(folder, "missing.json") : written("wrong.json", text);
		for (const args of [["providers"], ["snippets", MODEL.id, "--provider", "lab"]]) {
			const { code, out, err } = await vitrine({}, ...args, "--endpoints", path);
			expect([code, out]).toEqual([2, ""]);
			expect(err).toContain(path);
			expect(err).toMatch(words);
		}
	});
});

async function vitrine(
	env: Readonly<Record<string, string>>,
	...args: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
	const io = fakeIo({ env: { VITRINE_DATA: data, ...env } });
	const code = await run(args, io, "9.9.9");
	return { code, out: io.written(), err: io.complained() };
}
