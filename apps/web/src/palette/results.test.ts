import { describe, expect, test } from "vitest";
import { groupsOf, type Known, statusOf } from "./results.ts";

const MODELS = {
	for: "whisper",
	models: [{ id: "openai/whisper-tiny", href: "/models/openai/whisper-tiny", task: "Speech" }],
	total: 1_234,
	shortcuts: [{ label: "curl to call a/whisper", href: "/models/a/whisper?mode=call", note: "Code" }],
};
const KNOWN: Known = {
	text: "whisper",
	entries: [{ kind: "Docs", label: "Cards", href: "/docs/sources#cards", note: "Sources" }],
	models: MODELS,
	failed: false,
};

describe("what the palette offers", () => {
	test("is entries, then models, then a link to all models", () => {
		expect(groupsOf(KNOWN)).toEqual([
			{ label: "On this site", choices: [{ label: "Cards", href: "/docs/sources#cards", note: "Docs · Sources" }] },
			{ label: "Shortcuts", choices: MODELS.shortcuts },
			{
				label: "Models",
				choices: [
					{ label: "openai/whisper-tiny", href: "/models/openai/whisper-tiny", note: "Speech", isId: true },
					{ label: "All models for “whisper”", href: "/models?q=whisper", note: "1,234" },
				],
			},
		]);
	});

	test("links to the list before models are known, and keeps earlier results that still match", () => {
		expect(labels("whisper t")).toEqual(["openai/whisper-tiny", "All models for “whisper t”"]);
		expect(labels("llama")).toEqual(["All models for “llama”"]);
	});

	test("links to the list with the filters in the text", () => {
		const narrowed = { label: "mit licence", href: "/models?licence=mit" };
		const [models] = groupsOf({ ...KNOWN, entries: [], models: { ...MODELS, shortcuts: [], narrowed } });
		expect(models?.choices.at(-1)).toEqual({ label: "All models: mit licence", href: narrowed.href, note: "1,234" });
	});

	test("does not link to an empty list", () => {
		expect(groupsOf({ ...KNOWN, entries: [], models: { ...MODELS, shortcuts: [], models: [], total: 0 } })).toEqual([]);
	});
});

describe("the status line", () => {
	test.each([
		[KNOWN, "2 pages, 1,234 models"],
		[{ ...KNOWN, text: "other" }, undefined],
		[{ ...KNOWN, text: "" }, ""],
		[
			{ ...KNOWN, entries: [], models: { ...MODELS, shortcuts: [], models: [], total: 0 } },
			"No results. Try fewer letters or another word.",
		],
	])("%#", (known, said) => {
		expect(statusOf(known)).toBe(said);
	});

	test("for a server that does not answer", () => {
		expect(statusOf({ ...KNOWN, failed: true })).toMatch(/^The server did not answer/);
	});
});

const labels = (text: string): readonly string[] =>
	groupsOf({ ...KNOWN, text, entries: [] }).flatMap(({ choices }) => choices.map(({ label }) => label));
