import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recordsOf, STARTER } from "../choices/records.ts";
import { REPORT_FILE } from "../report/file.ts";
import { readReport } from "../report/report.ts";
import { coverageOf } from "./covered.ts";
import { coverageText } from "./text.ts";
import { SWEEP } from "../../../test/sweep.ts";

const report = readReport(readFileSync(REPORT_FILE, "utf8"));

const RECORDS = [
	{ id: "a/timm", tags: ["safetensors"], library_name: "timm", downloads: 60 },
	{ id: "a/gguf", tags: ["gguf"], pipeline_tag: "text-generation", downloads: 30 },
	{ id: "a/unknown", tags: [], library_name: "nobody-knows", pipeline_tag: "fill-mask", downloads: 10 },
	{ id: "a/never", tags: ["rkllm"] },
	{ id: "a/odd", tags: [], downloads: -5 },
];

test("counts records and downloads by what they get, and lists those without code by use", () => {
	const found = coverageOf(RECORDS, report);
	expect(found.all).toEqual({ records: 5, downloads: 100 });
	expect(Object.fromEntries(found.given)).toEqual({
		library: { records: 2, downloads: 90 },
		files: { records: 3, downloads: 10 },
	});
	expect(found.holding.all).toEqual({ records: 3, downloads: 90 });
	expect(Object.fromEntries(found.holding.given)).toEqual({
		library: { records: 2, downloads: 90 },
		files: { records: 1, downloads: 0 },
	});
	expect([...found.holding.levels.values()].reduce((sum, { records }) => sum + records, 0)).toBe(2);
	expect([...found.holding.unread]).toEqual([["rkllm", { records: 1, downloads: 0 }]]);
	expect([...found.loaders.keys()]).toEqual(["timm", "llama-cpp-python"]);
	expect([...found.levels.values()].reduce((sum, { records }) => sum + records, 0)).toBe(2);
	expect(found.without).toEqual([
		{ id: "a/unknown", downloads: 10, library: "nobody-knows", task: "fill-mask" },
		{ id: "a/never", downloads: 0 },
		{ id: "a/odd", downloads: 0 },
	]);
});

test("code that does not read what a repository holds is not that of a library", () => {
	const record = { id: "a/speech", tags: ["gguf"], pipeline_tag: "automatic-speech-recognition", downloads: 1 };
	expect([...coverageOf([record], report).given.keys()]).toEqual(["weights"]);
});

test("is printed with shares of all records, and as many records without code as wanted", () => {
	const text = coverageText(coverageOf(RECORDS, report), 1);
	expect(text).toMatch(/^ +2 +40\.0 % +90\.0 % {2}code of a library$/m);
	expect(text).toMatch(/^ +10 {2}a\/unknown \(nobody-knows, fill-mask\)$/m);
	expect(text).not.toContain("a/never");
	expect(text).toContain("3 of them are known to hold weights");
	expect(text).toMatch(/^Check level of their code\n +2 +66\.7 % +100\.0 % {2}run$/m);
	expect(text).toMatch(/^ +1 +33\.3 % +0\.0 % {2}rkllm$/m);
	expect(coverageText(coverageOf([], report), 1)).toContain("Every record has code.");
});

test("no record of the starter is lost", () => {
	const records = recordsOf(STARTER);
	const { all, given } = coverageOf(records, report);
	expect(all.records).toBe(records.length);
	expect([...given.values()].reduce((sum, one) => sum + one.records, 0)).toBe(records.length);
});

const main = join(import.meta.dirname, "main.ts");

test("the command reads a file, and refuses what it cannot understand", SWEEP, () => {
	expect(spawnSync(process.execPath, [main, "--most", "many"], { encoding: "utf8" })).toMatchObject({
		status: 2,
		stderr: expect.stringContaining('--most must be a number from 0 to 9999999, not "many".'),
	});
	expect(spawnSync(process.execPath, [main, join(main, "no-such-file")], { encoding: "utf8" })).toMatchObject({
		status: 2,
		stderr: expect.stringContaining("no-such-file"),
	});
	const whole = JSON.parse(execFileSync(process.execPath, [main, "--json"], { encoding: "utf8" }));
	expect(Object.keys(whole)).toEqual(["all", "given", "holding", "levels", "loaders", "without"]);
});
