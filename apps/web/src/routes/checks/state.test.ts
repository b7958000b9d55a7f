import { expect, it } from "vitest";
import { checkState } from "./state.ts";

const row = (id: string, date: string, tools: Record<string, string>, level?: "run" | "typed") =>
	({ id, date, tools, shape: "0".repeat(16), ...(level && { level }) }) as const;

it("counts levels by kind, and says which versions were used on which days", () => {
	const rows = [
		row("load/timm/a.py", "2026-11-20", { timm: "1.0.0", python: "3.11" }, "typed"),
		row("load/timm/b.py", "2026-11-23", { timm: "1.1.0", python: "3.11" }, "run"),
		row("call/x", "2026-11-22", {}),
	];
	const { kinds, tested } = checkState({ rows });
	expect(kinds.map(({ label, levels, unchecked, from, to }) => [label, levels, unchecked, from, to])).toEqual([
		[
			"Code that loads a model",
			[
				{ level: "run", count: 1 },
				{ level: "typed", count: 1 },
			],
			0,
			"2026-11-20",
			"2026-11-23",
		],
		["Calls, by template", [], 1, "2026-11-22", "2026-11-22"],
	]);
	expect(tested).toEqual([
		{ name: "python", versions: ["3.11"], snippets: 2, from: "2026-11-20", to: "2026-11-23" },
		{ name: "timm", versions: ["1.1.0", "1.0.0"], snippets: 2, from: "2026-11-20", to: "2026-11-23" },
	]);
});

it("a package in both of its spellings is one", () => {
	const rows = [
		row("load/a", "2026-11-20", { "llama-cpp-python": "0.3.35" }),
		row("load/b", "2026-11-21", { llama_cpp_python: "0.3.36", "llama-cpp-python": "0.3.36" }),
	];
	expect(checkState({ rows }).tested).toEqual([
		{ name: "llama-cpp-python", versions: ["0.3.36", "0.3.35"], snippets: 2, from: "2026-11-20", to: "2026-11-21" },
	]);
});

it("an installation without a report has no kinds", () => {
	expect(checkState({ rows: [] })).toEqual({ kinds: [], tested: [] });
});
