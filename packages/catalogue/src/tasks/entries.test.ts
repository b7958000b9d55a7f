import { describe, expect, test } from "vitest";
import { isTask, taskName } from "../taskNames.ts";
import { tasks } from "../tasks.ts";
import type { Pointer, TaskEntry } from "../shapes.ts";
import knownModels from "./models.fixture.json" with { type: "json" };

const always = ["id", "summary", "demo", "models", "datasets", "metrics", "spaces", "widgetModels", "isPlaceholder"];
const sometimes = new Set([
	"example",
	"youtubeId",
	"canonicalId",
	"canonicalIdToday",
	"choosing",
	"measuring",
	"variants",
]);
const written = tasks.filter((task) => !task.isPlaceholder);

describe.each(tasks.map((task) => [task.id, task] as const))("%s", (_, task) => {
	test("has every field of a task, and no unknown one", () => {
		const fields = Object.keys(task);
		expect(always.filter((field) => !fields.includes(field))).toEqual([]);
		expect(fields.filter((field) => !always.includes(field) && !sometimes.has(field))).toEqual([]);
	});

	test("has as its example a model that its page names, with the task", () => {
		const { example } = task;
		if (example === undefined) return;
		expect([...task.models.map(({ id }) => id), ...task.widgetModels]).toContain(example.id);
		expect(example.pipeline_tag).toBe(task.id);
	});

	test("is told in whole sentences", () => {
		for (const text of sentencesOf(task)) {
			expect(text).toMatch(/^[\p{Lu}\p{N}"].*[.?!]$/su);
			expect(text).not.toMatch(/\s{2}|^\s|\s$/);
		}
	});

	test("points at each thing once, by its id", () => {
		for (const list of [task.models, task.datasets, task.metrics, task.spaces]) {
			expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
		}
		for (const id of hubIdsOf(task)) expect(id).toMatch(/^[\w.-]+(\/[\w.-]+)?$/);
	});

	test("shows only models known to serve it", () => {
		const models = [...task.models.map(({ id }) => id), ...task.widgetModels];
		expect(
			models.filter((id) => !knownModels.includes(id)),
			"not in models.fixture.json",
		).toEqual([]);
	});

	test("files itself under a task that exists", () => {
		for (const id of [task.canonicalId, task.canonicalIdToday]) expect(id === undefined || isTask(id)).toBe(true);
		if (task.canonicalIdToday) expect(task.canonicalIdToday).not.toBe(task.canonicalId);
	});

	test("explains only variants it has", () => {
		const types = new Set(taskName(task.id).subtasks?.map(({ type }) => type));
		expect(Object.keys(task.variants ?? {}).filter((type) => !types.has(type))).toEqual([]);
	});
});

test("a task not written yet says what goes in and what comes out, and claims no more", () => {
	for (const task of tasks.filter(({ isPlaceholder }) => isPlaceholder)) {
		expect(task.summary.match(/[.?!](?= |$)/g), task.id).toHaveLength(1);
		expect(task.demo, task.id).toEqual({ inputs: [], outputs: [] });
		expect([task.choosing, task.measuring, task.variants], task.id).toEqual([undefined, undefined, undefined]);
	}
});

describe("a task written in full", () => {
	test.each(written.map((task) => [task.id, task] as const))(
		"%s teaches, shows, and helps to choose and measure",
		(_, task) => {
			expect(task.summary.match(/[.?!](?= |$)/g)?.length).toSatisfy((count: number) => count >= 2 && count <= 4);
			for (const guide of [task.choosing, task.measuring]) {
				expect(guide?.length).toSatisfy((count: number) => count >= 2 && count <= 4);
			}
			expect(task.demo.inputs).not.toEqual([]);
			expect(task.demo.outputs).not.toEqual([]);
			expect(task.demo.note, "say how the illustration was made").toBeTruthy();
		},
	);

	test("explains all its variants", () => {
		for (const task of written) {
			const types = (taskName(task.id).subtasks ?? []).map(({ type }) => type);
			expect(
				types.filter((type) => !task.variants?.[type]),
				task.id,
			).toEqual([]);
		}
	});

	test("exists for every modality and every kind of demo item", () => {
		const modalities = written.map(({ id }) => taskName(id).modality);
		const kinds = written.flatMap(({ demo }) => demo.inputs.concat(demo.outputs)).map(({ type }) => type);
		expect(new Set(modalities)).toEqual(new Set(["multimodal", "nlp", "cv", "audio", "tabular", "rl", "other"]));
		expect(new Set(kinds)).toEqual(new Set(["text", "img", "audio", "chart", "tabular", "text-with-tokens"]));
	});
});

test("what the specification files elsewhere is filed there, with today's place beside it", () => {
	const filed = tasks.flatMap(({ id, canonicalId, canonicalIdToday }) =>
		canonicalId ? [[id, canonicalId, canonicalIdToday]] : [],
	);
	expect(filed).toEqual([
		["translation", "text2text-generation", "text-generation"],
		["summarization", "text2text-generation", "text-generation"],
		["text-to-speech", "text-to-audio", undefined],
	]);
});

function sentencesOf(task: TaskEntry): readonly string[] {
	const pointers: readonly Pointer[] = [...task.models, ...task.datasets, ...task.metrics, ...task.spaces];
	const guides = [...(task.choosing ?? []), ...(task.measuring ?? []), ...Object.values(task.variants ?? {})];
	const note = task.demo.note ? [task.demo.note] : [];
	return [task.summary, ...note, ...pointers.map(({ description }) => description), ...guides];
}

function hubIdsOf(task: TaskEntry): readonly string[] {
	return [...task.models, ...task.datasets, ...task.spaces].map(({ id }) => id).concat(task.widgetModels);
}
