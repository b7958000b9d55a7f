import { callableTasks, CHAT, providers } from "@vitrine/inference";
import { describe, expect, it } from "vitest";
import { swept } from "../../../test/sweep.ts";
import { answer, type SnippetLine } from "./batch.ts";
import { checkReport } from "./report.ts";

const report = checkReport();

/** Names in the forms that providers give them. */
const NAMES = [
	"plain",
	"owner/Name-2",
	"owner/name:0a1b2c3d",
	"accounts/acme/models/name-8b",
	"fal-ai/flux-lora",
	"fal-ai/lora",
	"black-forest-labs/FLUX.1-kontext-dev",
	"hexgrad/Kokoro-82M",
	"MiniMax-H3",
	"@cf/acme/name-3.1",
];
const ADAPTERS = [{}, { adapter: "lora" }, { adapter: "lora", adapterWeightsPath: "a b/lora.safetensors" }];

const taggedAs = (task: string): object =>
	task === CHAT ? { pipeline_tag: "text-generation", tags: [CHAT] } : { pipeline_tag: task, tags: [] };

const mappingsFor = (provider: string, task: string): readonly object[] =>
	NAMES.flatMap((providerId, at) => {
		const entry = { providerId, status: "live", task, ...ADAPTERS[at % ADAPTERS.length] };
		return [{ [provider]: entry }, [{ provider, ...entry }]];
	});

/** The calls of a model with a mapping, directly and on the router, streamed and not. */
function callsOf(provider: string, task: string, more: object): readonly SnippetLine[] {
	const model = { id: "acme/model", ...taggedAs(task), ...more };
	return [{}, { route: "router" }, { stream: true }, { route: "router", stream: true }].flatMap((options) => {
		const line = { key: 1, model, provider, kinds: ["call"], ...options };
		return answer(JSON.stringify(line), 1, () => {}, [], report).filter((output) => "content" in output);
	});
}

const served = providers.flatMap(({ id, tasks }) => tasks.map((task) => ({ provider: id, task })));
/** One task of each provider, and then the others. */
const firstOfEach = [
	...served.filter(({ provider }, at) => served[at - 1]?.provider !== provider),
	...served.filter(({ provider }, at) => served[at - 1]?.provider === provider),
];

describe("a call of a model whose providers the record names", () => {
	for (const [{ provider, task }, options] of swept(firstOfEach, providers.length))
		it(`has its level: ${provider}, ${task}`, options, () => {
			const all = mappingsFor(provider, task).flatMap((mapping) =>
				callsOf(provider, task, { inferenceProviderMapping: mapping }),
			);
			expect(all.length).toBeGreaterThan(0);
			const wrong = all.filter(({ level, note }) => level !== "request checked" || note !== undefined);
			const told = wrong.map(({ language, client, level, levelReason }) => ({ language, client, level, levelReason }));
			expect(told).toEqual([]);
		});

	it("is none at a provider that serves it for another task", () => {
		for (const { provider, task } of served)
			for (const other of callableTasks()
				.filter((one) => one !== task)
				.slice(0, 2)) {
				const isEmbedding = /feature-extraction|sentence-similarity/.test(`${task} ${other}`);
				const mapping = { [provider]: { providerId: "x", status: "live", task: other } };
				if (!isEmbedding) expect(callsOf(provider, task, { inferenceProviderMapping: mapping })).toEqual([]);
			}
	});
});

const linesOf = (model: object): readonly SnippetLine[] =>
	answer(JSON.stringify({ model: { id: "acme/demo", tags: [], ...model } }), 1, () => {}, [], report).filter(
		(output) => "content" in output,
	);

describe("the level of load code and commands", () => {
	it("is parsed, with the reason, for a library that does not read the files", () => {
		const lines = linesOf({
			library_name: "transformers",
			pipeline_tag: "text-generation",
			siblings: [{ rfilename: "demo-Q4_K_M.gguf" }],
		});
		const wrong = lines.filter(({ library, language }) => library === "transformers" && language !== "text");
		expect(wrong.length).toBeGreaterThan(0);
		for (const { fit, level, levelReason } of wrong)
			expect([fit, level, levelReason]).toEqual([
				"mismatch",
				"parsed",
				"Not higher for this model: The record names Transformers, but the repository holds only GGUF files",
			]);
		const others = lines.filter(({ library, level }) => library !== "transformers" && level !== undefined);
		expect(others.filter(({ levelReason = "" }) => /Not higher for this model/.test(levelReason))).toEqual([]);
	});

	it("is typed at most, with the reason, for a library that only a tag names", () => {
		const lines = linesOf({ tags: ["timm"], pipeline_tag: "image-classification" });
		const code = lines.find(({ library, language }) => library === "timm" && language === "python");
		expect(code).toMatchObject({
			fit: "unsure",
			level: "typed",
			checked: { date: expect.any(String), tools: expect.objectContaining({ timm: expect.any(String) }) },
			levelReason: "Not higher for this model, because the choice is uncertain: A tag names timm",
		});
	});
});

it("a call of a model whose providers are unknown has a level, and a reason where it sends a guessed name", () => {
	for (const { provider, task } of served)
		for (const { level, note, levelReason } of callsOf(provider, task, {})) {
			expect(level).toBe(note === undefined ? "request checked" : "parsed");
			if (note !== undefined) expect(levelReason).toMatch(/is a guess$/);
		}
});
