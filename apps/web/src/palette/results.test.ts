import { describe, expect, test } from "vitest";
import { groupsOf, type Known, statusOf } from "./results.ts";

const ANSWER = { label: "curl to call a/whisper", href: "/models/a/whisper?mode=call", note: "Code", remarks: [] };
const MODELS = {
	for: "whisper",
	chips: [],
	notes: [],
	answers: [ANSWER],
	isSure: false,
	models: [{ id: "openai/whisper-tiny", href: "/models/openai/whisper-tiny", task: "Speech" }],
	total: 1_234,
	list: { label: "All models: mit licence", href: "/models?licence=mit" },
	ways: [],
};
const NONE = { ...MODELS, answers: [], models: [], total: 0 };
const KNOWN: Known = {
	text: "whisper",
	kept: [],
	entries: [{ kind: "Docs", label: "Cards", href: "/docs/sources#cards", note: "Sources" }],
	models: MODELS,
	failed: false,
};

describe("what the palette offers", () => {
	test("is entries, then models with a link to all of them, then an answer that may not be wanted", () => {
		expect(groupsOf(KNOWN)).toEqual([
			{ label: "On this site", choices: [{ label: "Cards", href: "/docs/sources#cards", note: "Docs · Sources" }] },
			{
				label: "Models",
				choices: [
					{ label: "openai/whisper-tiny", href: "/models/openai/whisper-tiny", note: "Speech", isId: true },
					{ label: "All models: mit licence", href: "/models?licence=mit", note: "1,234" },
				],
			},
			{ label: "Answer", choices: [{ label: ANSWER.label, href: ANSWER.href, note: "Code" }] },
		]);
	});

	test("is the link to the view of the page before anything is typed", () => {
		const known = {
			text: "",
			kept: [{ label: "Recent", ids: ["a/b"] }],
			entries: [],
			failed: false,
			view: "/models?q=a",
		};
		expect(groupsOf(known)).toEqual([
			{
				label: "This view",
				choices: [{ label: "Copy the link to this view", href: "/models?q=a", note: "", presses: "link" }],
			},
			{ label: "Recent", choices: [{ label: "a/b", href: "/models/a/b", note: "", isId: true }] },
		]);
		expect(groupsOf({ ...known, text: "a" }).map(({ label }) => label)).toEqual(["Models"]);
	});

	test("starts with the answer if that is certainly asked for", () => {
		const groups = groupsOf({ ...KNOWN, models: { ...MODELS, isSure: true } });
		expect(groups.map(({ label }) => label)).toEqual(["Answer", "On this site", "Models"]);
	});

	test("links to the list before models are known, and keeps earlier results that still match", () => {
		expect(labels("whisper t")).toEqual(["openai/whisper-tiny", "All models for “whisper t”"]);
		expect(labels("llama")).toEqual(["All models for “llama”"]);
	});

	test("never ends: without models it has the list, what to leave out, and similar names", () => {
		const models = { ...NONE, ways: [{ label: "Leave out “zz”", href: "/models?q=a", count: 1 }] };
		expect(groupsOf({ ...KNOWN, entries: [], models })).toEqual([
			{ label: "Models", choices: [{ label: "All models: mit licence", href: "/models?licence=mit", note: "0" }] },
			{ label: "Instead", choices: [{ label: "Leave out “zz”", href: "/models?q=a", note: "1 model" }] },
		]);
	});
});

describe("the status line", () => {
	test.each([
		[KNOWN, "2 pages, 1,234 models"],
		[{ ...KNOWN, text: "other" }, undefined],
		[{ ...KNOWN, text: "" }, ""],
		[{ ...KNOWN, entries: [], models: NONE }, "No results."],
	])("%#", (known, said) => {
		expect(statusOf(known)).toBe(said);
	});

	test("for a server that does not answer", () => {
		expect(statusOf({ ...KNOWN, failed: true })).toMatch(/^The server did not answer/);
	});
});

const labels = (text: string): readonly string[] =>
	groupsOf({ ...KNOWN, text, entries: [] }).flatMap(({ choices }) => choices.map(({ label }) => label));
