import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FIXTURES } from "../../test/loadRecords.ts";
import { problemsOf } from "../../test/taskFacts.ts";
import type { DemoItem, TaskEntry } from "../shapes.ts";
import { taskName } from "../taskNames.ts";
import { tasks } from "../tasks.ts";

const day = "2026-11-24";

/** An example with what a source states of it. */
const sourced = (value: object, source = "hub:a/b@0123abc model.safetensors") => ({
	example: { id: "a/b", tags: [], num_parameters: 2_100_000, cardData: { license: "apache-2.0" } },
	exampleSources: [{ value, source, day }],
});

/** A model with facts of the starter: 1.5 B parameters, Apache-2.0, not gated. */
const starterModel = (description: string) => ({
	models: [{ id: "openai/whisper-large-v3", description, stated: { source: "starter:openai/whisper-large-v3", day } }],
});

/** A demo with one output. */
const shown = (output: DemoItem, content = "Owls in Oslo.") => ({
	demo: { inputs: [{ type: "text", label: "Text", content }], outputs: [output] },
});

const marked = (start: number, end: number): DemoItem => ({
	type: "text-with-tokens",
	text: "Owls in Oslo.",
	tokens: [{ type: "PLACE", start, end }],
});

const chart = (...rows: readonly (readonly [label: string, score: number])[]): DemoItem => ({
	type: "chart",
	data: rows.map(([label, score]) => ({ label, score })),
});

const written = tasks.filter((task) => !task.isPlaceholder);

test.each(tasks.map((task) => [task.id, task] as const))("%s has all that its page needs", (_, task) => {
	expect(problemsOf(task)).toEqual([]);
});

test("tasks show only the models that fixtures/catalogue/task-models.txt lists", async () => {
	const lines = tasks.flatMap(({ id, models, widgetModels }) =>
		[...new Set([...models.map((model) => model.id), ...widgetModels])].map((model) => `${id}: ${model}\n`),
	);
	await expect(lines.toSorted().join("")).toMatchFileSnapshot(join(FIXTURES, "../catalogue/task-models.txt"));
});

describe("what is wrong with a task", () => {
	const placeholder: TaskEntry = {
		id: "fill-mask",
		summary: "Fills the gap in a text with words.",
		demo: { inputs: [], outputs: [] },
		models: [],
		datasets: [],
		metrics: [],
		spaces: [],
		widgetModels: [],
		isPlaceholder: true,
	};

	test("is nothing for a placeholder of one sentence", () => {
		expect(problemsOf(placeholder)).toEqual([]);
	});

	test.each<[wrong: object, told: string]>([
		[{ summary: "No full stop" }, 'summary is "No full stop": write whole sentences'],
		[{ summary: "One. Two." }, 'summary is "One. Two.": a placeholder has one sentence'],
		[{ colour: "red" }, 'colour is "red": no task has this field'],
		[{ models: [{ id: "a b", description: "Odd." }] }, 'models is "a b": write the id that it has on the hub'],
		[{ widgetModels: ["a/b/c"] }, 'widgetModels is "a/b/c": write the id'],
		[{ metrics: ["f1", "f1"].map((id) => ({ id, description: "Twice." })) }, 'metrics is ["f1","f1"]: name each once'],
		[{ canonicalId: "gap" }, 'canonicalId is "gap": name a task'],
		[{ choosing: ["Look."] }, 'choosing is ["Look."]: leave it out of a placeholder'],
		[{ example: { id: "a/b", tags: [], pipeline_tag: "fill-mask" } }, 'example.id is "a/b": name one of models'],
		[
			{ example: { id: "a/b", tags: [], gated: "manual" } },
			'example.gated is "manual": choose a model that is not gated',
		],
		[
			{ example: { id: "a/b", tags: [], num_parameters: 14e9 } },
			"example.num_parameters is 14000000000: choose a small",
		],
		[
			{ example: { id: "a/b", tags: [], cardData: { license: "cc-by-nc-4.0" } } },
			'example.cardData.license is "cc-by-nc-4.0": choose a model under an open licence',
		],
		[{ example: { id: "a/b", tags: [] } }, "exampleSources licence is null: name a source of its licence"],
		[{ example: { id: "a/b", tags: [] } }, "exampleSources gated is null: name a source that shows it"],
		[{ example: { id: "a/b", tags: [] } }, "exampleSources bytes is null: name a source of its parameters"],
		[{ ...sourced({ licence: "mit" }) }, 'exampleSources licence is "mit": name a source of its licence, with'],
		[{ ...sourced({ bytes: 4e6 }) }, "example.num_parameters is 2100000: write what exampleSources states"],
		[{ ...sourced({}, "the card") }, 'exampleSources[0].source is "the card": write'],
		[
			{ ...sourced({ licence: "mit" }, "starter:openai/whisper-large-v3") },
			'exampleSources[0].value is {"licence":"mit"}: copy',
		],
		[{ ...sourced({ licence: "mit" }, "starter:a/gone") }, 'exampleSources[0].value is {"licence":"mit"}: copy'],
		...[
			["7 B parameters.", "7 B parameters"],
			["Small, 0.4 GB.", "0.4 GB"],
			["Apache-2.0.", "Apache-2.0"],
			["Free of charge, MIT licence.", "MIT"],
			["Not for commercial use.", "commercial"],
			["Gated.", "Gated"],
		].map(([description, claim]): [object, string] => [
			{ models: [{ id: "a/b", description }] },
			`models a/b is "${claim}": take it out, or name in`,
		]),
		[shown({ type: "text", label: " ", content: "Yes." }), 'demo.outputs[0].label is " ": write it'],
		[shown({ type: "text", label: "Answer", content: "" }), 'demo.outputs[0].content is "": write it'],
		[shown(marked(0, 4), " "), 'demo.inputs[0].content is " ": write it'],
		[shown(marked(0, 4), "Owls."), 'demo.outputs[0].text is "Owls in Oslo.": copy the content'],
		[shown(marked(8, 11)), 'demo.outputs[0].tokens[0] is {"type":"PLACE","start":8,"end":11}: mark whole words'],
		[shown(marked(8, 13)), 'demo.outputs[0].tokens[0] is {"type":"PLACE","start":8,"end":13}: mark whole words'],
		[
			shown({ type: "img", filename: "a.png", alt: "A lighthouse on a cliff." }),
			'demo.outputs[0].filename is "a.png": name a .svg file',
		],
		[
			shown({ type: "img", filename: "a.svg", alt: "A lighthouse." }),
			'demo.outputs[0].alt is "A lighthouse.": describe',
		],
		[shown({ type: "audio", filename: "../a.wav" }), 'demo.outputs[0].filename is "../a.wav": name a .wav file'],
		[shown(chart(["a", 0.2], ["b", 0.7])), "demo.outputs[0].data is [0.2,0.7]: put the best score first"],
		[shown(chart(["a", 1.2])), "demo.outputs[0].data is [1.2]: write scores from 0 to 1"],
		[shown(chart(["a", 0.7], ["a", 0.2])), 'demo.outputs[0].data is ["a","a"]: write each label once'],
		[shown({ type: "tabular", table: [["a"]] }), 'demo.outputs[0].table is [["a"]]: write a row of column names'],
		[
			shown({ type: "tabular", table: [["a", "b"], ["1"]] }),
			'demo.outputs[0].table is [["a","b"],["1"]]: write as many cells',
		],
		[
			shown({
				type: "tabular",
				table: [
					["a", "a"],
					["1", "2"],
				],
			}),
			'demo.outputs[0].table is ["a","a"]: write each column name once',
		],
		[starterModel("1.4 B parameters."), 'models openai/whisper-large-v3 is "1.4 B parameters": take it out'],
		[starterModel("Gated."), 'models openai/whisper-large-v3 is "Gated": take it out'],
		[starterModel("MIT."), 'models openai/whisper-large-v3 is "MIT": take it out'],
	])("names the file, the field, its value and what to write: %j", (wrong, told) => {
		expect(problemsOf({ ...placeholder, ...wrong }).join("\n")).toContain(
			`packages/catalogue/src/tasks/fill-mask.ts: ${told}`,
		);
	});

	test.each([
		[{ id: "a/b-7B", description: "7 B parameters. Read its licence before commercial use." }],
		[{ id: "google-t5/t5-base", description: "223 M parameters, Apache-2.0." }],
		[starterModel("1.5 B parameters, Apache-2.0, not gated.").models[0]!],
		[{ ...starterModel("Gated, 3 GB.").models[0]!, stated: { source: "hub:a/b README.md", day: "2026-11-24" } }],
	])("is nothing for a size that the id, an example or a source states: %j", (model) => {
		expect(
			problemsOf({ ...placeholder, models: [model] }).filter((line) => line.includes(`models ${model.id}`)),
		).toEqual([]);
	});

	test("includes everything missing from a page written in full", () => {
		const problems = problemsOf({ ...placeholder, isPlaceholder: false }).join("\n");
		for (const field of ["summary", "choosing", "measuring", "demo.inputs", "demo.outputs", "demo.note"])
			expect(problems).toContain(`fill-mask.ts: ${field} is`);
		expect(problems).toContain("variants.slot-filling is null: write a sentence");
	});
});

describe("the tasks written in full", () => {
	test("cover every modality and every kind of demo item", () => {
		const modalities = written.map(({ id }) => taskName(id).modality);
		const kinds = written.flatMap(({ demo }) => demo.inputs.concat(demo.outputs)).map(({ type }) => type);
		expect(new Set(modalities)).toEqual(new Set(["multimodal", "nlp", "cv", "audio", "tabular", "rl", "other"]));
		expect(new Set(kinds)).toEqual(new Set(["text", "img", "audio", "chart", "tabular", "text-with-tokens"]));
	});
});

test("tasks that the specification lists under another task name that task, and today's if it differs", () => {
	const filed = tasks.flatMap(({ id, canonicalId, canonicalIdToday }) =>
		canonicalId ? [[id, canonicalId, canonicalIdToday]] : [],
	);
	expect(filed).toEqual([
		["translation", "text2text-generation", "text-generation"],
		["summarization", "text2text-generation", "text-generation"],
		["text-to-speech", "text-to-audio", undefined],
	]);
});
