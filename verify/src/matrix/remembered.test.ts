import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

const fail = (): never => {
	throw new Error("two snippets have this id");
};

describe("a result that processes share", () => {
	let folder = "";
	const source = (text: string): void => writeFileSync(join(folder, "packages/code/src/tag.ts"), text);
	let count = 0;
	const compute = (): object => ({ count: ++count, absent: undefined, list: [1, { a: Number.NaN }] });

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "vitrine-remembered-"));
		mkdirSync(join(folder, "packages/code/src"), { recursive: true });
		vi.stubEnv("VITRINE_CACHE", join(folder, "cache"));
		source("1");
		count = 0;
	});
	afterEach(() => {
		vi.unstubAllEnvs();
		rmSync(folder, { recursive: true });
	});

	it("is computed once, and read as it was", () => {
		const first = remembered("some", compute, folder);
		expect(remembered("some", compute, folder)).toStrictEqual(first);
		expect(first).toStrictEqual({ count: 1, absent: undefined, list: [1, { a: Number.NaN }] });
		expect(remembered("other", compute, folder)).toMatchObject({ count: 2 });
	});

	it("is computed again when a source changes, and the newest few are kept", () => {
		for (const text of ["1", "2", "3", "4", "5", "6"]) {
			source(text);
			remembered("some", compute, folder);
		}
		expect([count, readdirSync(join(folder, "cache/some")).length]).toEqual([6, 4]);
		writeFileSync(join(folder, "packages/code/src/tag.test.ts"), "a test");
		remembered("some", compute, folder);
		expect(count).toBe(6);
	});

	it("is computed again when its file is damaged, and each time where it cannot be written", () => {
		remembered("some", compute, folder);
		const [file = ""] = readdirSync(join(folder, "cache/some"));
		writeFileSync(join(folder, "cache/some", file), "half of a f");
		expect(remembered("some", compute, folder)).toMatchObject({ count: 2 });
		vi.stubEnv("VITRINE_CACHE", join(folder, "packages/code/src/tag.ts"));
		remembered("some", compute, folder);
		expect(remembered("some", compute, folder)).toMatchObject({ count: 4 });
	});

	it("is not kept of what throws", () => {
		expect(() => remembered("some", fail, folder)).toThrow("two snippets");
		expect(remembered("some", compute, folder)).toMatchObject({ count: 1 });
	});
});
