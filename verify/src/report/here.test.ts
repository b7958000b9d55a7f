import { choicesFor } from "@vitrine/catalogue";
import type { BlockOutcome, Outcome } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { rankOf } from "./level.ts";
import { wayStanding } from "./lowered.ts";
import { reportOf, type Standing } from "./report.ts";
import { provenBy, reasonOf, standingText } from "./sentences.ts";

const SHAPE = "0123456789abcdef";
const REPORT = reportOf([
	{ id: "load/a/b.py", shape: SHAPE, level: "run", tools: { transformers: "5.0.0" }, date: "2026-11-01" },
]);
const WAY = choicesFor({ id: "acme/demo", tags: ["safetensors", "bert"], library_name: "transformers" }).first;

const outcome = (block: Partial<BlockOutcome> = {}, changes: Partial<Outcome> = {}): Outcome => ({
	model: "acme/demo",
	result: "run",
	at: "2026-11-22T23:10:00.000Z",
	revision: "0".repeat(40),
	library: "transformers",
	install: "pip install transformers torch",
	versions: { transformers: "5.23.0", torch: "2.15.0", numpy: "2.4.0" },
	sandbox: "bubblewrap 0.8.0",
	trusted: false,
	blocks: [{ shape: SHAPE, result: "run", seconds: 12.3, peak: 412e6, output: "ok", ...block }],
	...changes,
});

const standing = (checked: Outcome, isCurrent = true, shape = SHAPE): Standing | undefined =>
	wayStanding(REPORT, WAY, { shape }, { outcome: checked, isCurrent });

const FAILED = outcome({ result: "failed", reason: "OSError: no such file." }, { result: "failed" });

describe("code that was run here", () => {
	it("is above all other levels, with the versions that the install line gave", () => {
		const found = standing(outcome())!;
		expect(found).toMatchObject({ level: "run here", tools: { transformers: "5.23.0", torch: "2.15.0" } });
		expect(rankOf(found)).toBeGreaterThan(rankOf(REPORT.levelOf(SHAPE)!));
		expect(standingText(found)).toBe(
			"Run on this model, here, with transformers 5.23 and torch 2.15 · 22 Nov 2026. 12.3 s, 412 MB of memory.",
		);
	});

	it("is below all levels if it failed, with the reason, whatever its template reached", () => {
		const found = standing(FAILED)!;
		expect([found.level, rankOf(found), reasonOf(found)]).toEqual(["failed here", 0, "OSError: no such file."]);
		expect(standingText(found)).toMatch(/^Failed here with transformers 5\.23 .* OSError: no such file\.$/);
	});

	it("has the level of its template once the files have changed, and says so", () => {
		for (const [checked, verb] of [
			[outcome(), "ran"],
			[FAILED, "failed"],
		] as const) {
			const found = standing(checked, false)!;
			expect(found.level).toBe("run");
			expect(provenBy(found)).toBe(provenBy(REPORT.levelOf(SHAPE)!));
			expect(standingText(found)).toContain(
				`It ${verb} on this model, here, on 22 Nov 2026, before its files changed.`,
			);
		}
		expect(standing(outcome(), false, "f".repeat(16))).toBeUndefined();
	});

	it.each([
		["another template", outcome({ shape: "f".repeat(16) })],
		["code that was not run", outcome({ result: "not run", reason: "It reads a file." })],
		["another library", outcome({}, { library: "timm" })],
	])("says nothing about %s", (_, checked) => {
		expect(standing(checked)).toEqual(REPORT.levelOf(SHAPE));
	});
});

it("names a package once, however its checks spell it", () => {
	const tools = { llama_cpp_python: "0.3.36", "llama-cpp-python": "0.3.36", huggingface_hub: "2.4.0" };
	expect(provenBy({ level: "run", tools, date: "2026-11-23" })).toMatch(
		/ llama-cpp-python 0\.3 and huggingface_hub 2\.4\b/,
	);
	expect(provenBy({ level: "run", tools, date: "2026-11-23" })).not.toContain("llama_cpp");
});
