import { choicesFor, INSTALL, loadSnippets } from "@vitrine/catalogue";
import type { BlockOutcome, ModelRecord, Outcome, Result } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import type { Hono } from "hono";
import type { ListView } from "../routes/models/view.ts";
import { elementsOf, textOf } from "./html.ts";
import { testApp, testStore } from "./site.ts";

const HOSTILE = "OSError: <img src=x onerror=alert(1)> \u202Eevil [link](javascript:alert(1))";

const model = (name: string, downloads: number): ModelRecord => ({
	id: `acme/${name}`,
	tags: ["safetensors"],
	pipeline_tag: "text-classification",
	library_name: "transformers",
	downloads,
});
const MODELS = [model("good", 3), model("bad", 2), model("changed", 1), model("unknown", 0)];

/** The outcome of a check in which all code of the page had one result. */
function outcomeOf(record: ModelRecord, result: Result): Outcome {
	const [way] = choicesFor(record).ways;
	if (way?.kind !== "library") throw new Error("no library");
	const blocks = loadSnippets(way.library, record).flatMap((snippet): readonly BlockOutcome[] => {
		if (!("code" in snippet) || snippet.title === INSTALL) return [];
		const { shape } = snippet.code;
		const output = `printed by ${record.id}\n</pre><script>alert(1)</script>`;
		return [{ shape, result, seconds: 4.2, peak: 5e8, output, ...(result === "failed" && { reason: HOSTILE }) }];
	});
	return {
		model: record.id,
		result,
		at: "2026-11-22T10:00:00.000Z",
		revision: "0".repeat(40),
		library: way.key,
		install: "pip install transformers torch",
		versions: { transformers: "5.23.0", torch: "2.15.0" },
		sandbox: "bubblewrap 0.8.0",
		trusted: false,
		blocks,
	};
}

const OUTCOMES = new Map([
	["acme/good", { outcome: outcomeOf(MODELS[0]!, "run"), isCurrent: true }],
	["acme/bad", { outcome: outcomeOf(MODELS[1]!, "failed"), isCurrent: true }],
	["acme/changed", { outcome: outcomeOf(MODELS[2]!, "run"), isCurrent: false }],
]);

async function app(): Promise<Hono> {
	const outcomes = {
		of: async ({ record }: { readonly record: ModelRecord }) => OUTCOMES.get(record.id),
		among: async () => OUTCOMES,
		ids: async (result: Result) =>
			[...OUTCOMES].flatMap(([id, { outcome, isCurrent }]) => (isCurrent && outcome.result === result ? [id] : [])),
		keep: () => {},
		close: () => {},
	};
	return testApp({ store: { ...(await testStore(MODELS)), outcomes } });
}

const html = async (path: string): Promise<string> => (await (await app()).request(path)).text();
const words = async (path: string): Promise<string> => elementsOf(await html(path)).map(textOf)[0] ?? "";
const list = async (query: string): Promise<ListView> =>
	(await (await (await app()).request(`/islands/model-list.json?${query}`)).json()) as ListView;

const counts = (view: ListView): unknown =>
	view.facets.find(({ facet }) => facet === "checked")?.options.map(({ value, count }) => [value, count]);

describe("the page of a model that was checked here", () => {
	test("says that its code was run on it, with versions, time, memory and what it printed", async () => {
		const text = await words("/models/acme/good");
		expect(text).toMatch(
			/Run on this model, here\s*transformers 5\.23 and torch 2\.15 · 22 Nov 2026\. 4\.2 s, 500 MB of memory/,
		);
		expect(text).toContain("printed by acme/good");
		expect(text).not.toContain("Failed here");
	});

	test("says that it failed, and why, with nothing of the error taking effect", async () => {
		const page = await html("/models/acme/bad");
		expect(page).toContain("Failed here");
		expect(page).not.toMatch(/<img src=x|<script>alert|\u202E/);
		expect(page).toContain("&lt;img src=x");
		const markdown = await html("/models/acme/bad.md");
		expect(markdown).toMatch(/Failed here with transformers 5\.23/);
		expect(markdown).not.toMatch(/(?<!\\)<img|(?<!\\)\]\(javascript|\u202E/);
	});

	test("has the level of its template once its files have changed, as in Markdown", async () => {
		const text = await words("/models/acme/changed");
		expect(text).not.toMatch(/Run on this model, here|Failed here/);
		for (const shown of [text, await html("/models/acme/changed.md")])
			expect(shown).toContain("It ran on this model, here, on 22 Nov 2026, before its files changed.");
	});

	test("has the same in the data of the panel", async () => {
		const answer = await (await app()).request("/islands/panel.json?model=acme/good");
		expect(await answer.text()).toContain('"level":"run here"');
	});
});

describe("the list of models", () => {
	test("is filtered by what checks found here, with counts", async () => {
		const all = await list("sort=downloads");
		expect(counts(all)).toEqual([
			["run", 1],
			["failed", 1],
		]);
		expect(all.rows.map(({ code }) => code?.level).slice(0, 2)).toEqual(["run here", "failed here"]);
		const ids = async (query: string): Promise<readonly string[]> => (await list(query)).rows.map(({ id }) => id);
		expect(await ids("checked=run")).toEqual(["acme/good"]);
		expect(await ids("checked=failed")).toEqual(["acme/bad"]);
		expect(await ids("checked=failed&checked=run&sort=downloads")).toEqual(["acme/good", "acme/bad"]);
		expect(counts(await list("checked=failed&q=good"))).toEqual([
			["run", 1],
			["failed", 0],
		]);
		expect(await words("/models?checked=failed")).toMatch(/Models: failed here/);
	});

	test("refuses another result with its name", async () => {
		const answer = await (await app()).request("/islands/model-list.json?checked=perhaps");
		expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("run, failed")]);
	});

	test("has no such filter where nothing was checked", async () => {
		const other = await testApp({ store: await testStore(MODELS) });
		const view = (await (await other.request("/islands/model-list.json")).json()) as ListView;
		expect(view.facets.map(({ facet }) => facet)).not.toContain("checked");
	});
});
