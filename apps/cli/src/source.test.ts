import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "./run.ts";
import { fakeIo } from "./testing/io.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-source-cli-"));
const data = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true }));

/** Two sources of one name, and another. */
const SOURCES = ["a/models.ndjson", "b/models.ndjson", "others.ndjson"];

beforeAll(async () => {
	for (const [at, source] of SOURCES.entries()) {
		mkdirSync(join(folder, source, ".."), { recursive: true });
		writeFileSync(join(folder, source), `{"id":"acme/model-${at}","tags":[]}\n`);
		expect((await vitrine("import", join(folder, source), "--data", data)).code).toBe(0);
	}
});

const at = (source: string): string => join(folder, source);

describe("vitrine source", () => {
	it("lists the sources, for people and for programs", async () => {
		const { code, out } = await vitrine("source", "list", "--data", data);
		expect(code).toBe(0);
		expect(out).toMatch(/^name +models +imported +location\n/);
		expect(out.match(/^others +1 +\d{4}-\d\d-\d\d +.*others\.ndjson$/m)).not.toBeNull();
		const { out: json } = await vitrine("source", "list", "--json", "--data", data);
		expect(JSON.parse(json)).toMatchObject(
			SOURCES.map((source) => ({ id: `ndjson:${at(source)}`, kind: "ndjson", records: 1 })),
		);
	});

	it("refuses a name that no source has, or more than one, and lists those to choose from", async () => {
		const unknown = await vitrine("source", "remove", "nothing", "--data", data);
		expect(unknown).toMatchObject({ code: 2, out: "" });
		expect(unknown.err).toBe(
			[
				'There is no source "nothing". Name one of these:',
				...SOURCES.map((source) => `  ndjson:${at(source)}`),
				"",
			].join("\n"),
		);
		const several = await vitrine("source", "remove", "models", "--data", data);
		expect(several.code).toBe(2);
		expect(several.err).toMatch(/^"models" is the name of 2 sources\. Name one of these:\n {2}ndjson:.*a\/models/);
		expect(several.err).not.toContain("others");
	});

	it("removes a cache that is named as for its import", async () => {
		const snapshot = join(folder, "cache/models--acme--cached/snapshots/abc");
		mkdirSync(snapshot, { recursive: true });
		writeFileSync(join(snapshot, "config.json"), "{}");
		mkdirSync(join(folder, "cache/models--acme--cached/refs"));
		writeFileSync(join(folder, "cache/models--acme--cached/refs/main"), "abc");
		expect((await vitrine("import", "cache", "--data", data)).err).toBe("");
		const { code, out } = await vitrine("source", "remove", "cache", "--data", data);
		expect([code, out]).toEqual([0, expect.stringMatching(/cache: removed 1 model in /)]);
	});

	it("removes a source by its name, its path or its id", async () => {
		const first = await vitrine("source", "remove", "others", "--data", data);
		expect(first).toMatchObject({ code: 0, err: "" });
		expect(first.out).toMatch(/others\.ndjson: removed 1 model in /);
		const second = await vitrine("source", "remove", at("a/models.ndjson"), "--json", "--data", data);
		expect(JSON.parse(second.out)).toMatchObject({ source: { records: 1 }, removed: 1, kept: 0 });
		const third = await vitrine("source", "remove", `ndjson:${at("b/models.ndjson")}`, "--data", data);
		expect(third.code).toBe(0);
		const none = await vitrine("source", "list", "--data", data);
		expect(none).toMatchObject({ code: 0, out: "", err: expect.stringContaining("vitrine import SOURCE") });
		expect((await vitrine("source", "remove", "others", "--data", data)).err).toContain("has no models");
	});
});

async function vitrine(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
	const io = fakeIo({ env: { HF_HUB_CACHE: join(folder, "cache") } });
	const code = await run(args, io, "9.9.9");
	return { code, out: io.written(), err: io.complained() };
}
