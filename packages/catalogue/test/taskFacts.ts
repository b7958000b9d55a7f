import type { Pointer, TaskEntry } from "../src/shapes.ts";
import { isTask, taskName } from "../src/taskNames.ts";
import { claims } from "./claims.ts";
import { demoChecks } from "./demoFacts.ts";
import { type Check, problemsIn } from "./descriptionFacts.ts";
import { exampleSources } from "./exampleSources.ts";

/** The problems with the entry of a task, one line each: file, field, value and what to write instead. */
export const problemsOf = (task: TaskEntry): readonly string[] =>
	problemsIn(`packages/catalogue/src/tasks/${task.id}.ts`, [
		...fields(task),
		...texts(task),
		...demoChecks(task),
		...pointers(task),
		...example(task),
		...exampleSources(task),
		...claims(task),
		...places(task),
		...variants(task),
		...(task.isPlaceholder ? placeholder(task) : inFull(task)),
	]);

const ALWAYS: ReadonlySet<string> = new Set(
	"id summary demo models datasets metrics spaces widgetModels isPlaceholder".split(" "),
);
const SOMETIMES: ReadonlySet<string> = new Set(
	"example exampleSources youtubeId canonicalId canonicalIdToday choosing measuring variants".split(" "),
);

function fields(task: TaskEntry): readonly Check[] {
	const present = Object.entries(task);
	const names = new Set(present.map(([name]) => name));
	return [
		...[...ALWAYS].map((field) => ({ field, value: null, ok: names.has(field), expected: "every task has it." })),
		...present.map(([field, value]) => ({
			field,
			value,
			ok: ALWAYS.has(field) || SOMETIMES.has(field),
			expected: "no task has this field: see TaskEntry in packages/catalogue/src/shapes.ts.",
		})),
	];
}

const SENTENCES = "write whole sentences, from a capital to a full stop, with single spaces.";

const texts = (task: TaskEntry): readonly Check[] =>
	textsOf(task).map(([field, value]) => ({
		field,
		value,
		ok: /^[\p{Lu}\p{N}"].*[.?!]$/su.test(value) && !/\s{2}|^\s|\s$/.test(value),
		expected: SENTENCES,
	}));

type Named = readonly [field: string, text: string];

function textsOf(task: TaskEntry): readonly Named[] {
	return [
		["summary", task.summary],
		...(task.demo.note === undefined ? [] : [["demo.note", task.demo.note] as const]),
		...POINTERS.flatMap((field) => task[field].map(({ id, description }) => [`${field} ${id}`, description] as const)),
		...numbered("choosing", task.choosing),
		...numbered("measuring", task.measuring),
		...Object.entries(task.variants ?? {}).map(([type, text]) => [`variants.${type}`, text] as const),
	];
}

const numbered = (field: string, items: readonly string[] = []): readonly Named[] =>
	items.map((item, at) => [`${field}[${at}]`, item]);

const POINTERS = ["models", "datasets", "metrics", "spaces"] as const;

const pointers = (task: TaskEntry): readonly Check[] => [
	...POINTERS.map((field) => unique(field, task[field])),
	...(["models", "datasets", "spaces"] as const).flatMap((field) => task[field].map(({ id }) => hubId(field, id))),
	...task.widgetModels.map((id) => hubId("widgetModels", id)),
];

function unique(field: string, items: readonly Pointer[]): Check {
	const ids = items.map(({ id }) => id);
	return { field, value: ids, ok: new Set(ids).size === ids.length, expected: "name each once." };
}

const hubId = (field: string, value: string): Check => ({
	field,
	value,
	ok: /^[\w.-]+(\/[\w.-]+)?$/.test(value),
	expected: "write the id that it has on the hub, such as owner/name.",
});

/** The most parameters of an example: what an ordinary machine runs. */
const MOST_PARAMETERS = 4e9;

/** Licences under which a reader may use an example for anything that is legal. */
const OPEN = /^(apache-2\.0|mit|bsd-3-clause|cc-by-4\.0|openrail\+\+)$/;

function example({ id, example, models, widgetModels }: TaskEntry): readonly Check[] {
	if (example === undefined)
		return [
			{ field: "example", value: null, ok: models.length === 0, expected: "make one of the models the example." },
		];
	const named = [...models.map((model) => model.id), ...widgetModels].includes(example.id);
	const { pipeline_tag: value, num_parameters: parameters = 0, gated = false } = example;
	const licence = example.cardData?.license;
	return [
		{
			field: "example.num_parameters",
			value: parameters,
			ok: parameters <= MOST_PARAMETERS,
			expected: "choose a small model.",
		},
		{ field: "example.gated", value: gated, ok: gated === false, expected: "choose a model that is not gated." },
		{
			field: "example.cardData.license",
			value: licence,
			ok: licence === undefined || OPEN.test(String(licence)),
			expected: "choose a model under an open licence.",
		},
		{ field: "example.id", value: example.id, ok: named, expected: "name one of models or widgetModels." },
		{ field: "example.pipeline_tag", value, ok: value === id, expected: `write "${id}".` },
	];
}

const places = (task: TaskEntry): readonly Check[] => [
	...(["canonicalId", "canonicalIdToday"] as const).map((field) => ({
		field,
		value: task[field],
		ok: task[field] === undefined || isTask(task[field]),
		expected: "name a task of packages/catalogue/src/tasks/table.ts.",
	})),
	{
		field: "canonicalIdToday",
		value: task.canonicalIdToday,
		ok: task.canonicalIdToday === undefined || task.canonicalIdToday !== task.canonicalId,
		expected: "leave it out: canonicalId says the same.",
	},
];

const variants = ({ id, variants = {}, isPlaceholder }: TaskEntry): readonly Check[] => {
	const types = (taskName(id).subtasks ?? []).map(({ type }) => type);
	return [
		...Object.keys(variants).map((type) => ({
			field: `variants.${type}`,
			value: variants[type],
			ok: types.includes(type),
			expected: "take it out, or add the subtask to the task's row in packages/catalogue/src/tasks/table.ts.",
		})),
		...types.map((type) => ({
			field: `variants.${type}`,
			value: variants[type] ?? null,
			ok: isPlaceholder || Boolean(variants[type]),
			expected: "write a sentence: the row in packages/catalogue/src/tasks/table.ts has the subtask.",
		})),
	];
};

const sentencesIn = (text: string): number => text.match(/[.?!](?= |$)/g)?.length ?? 0;

/** An unwritten page only states input and output. */
const placeholder = ({ summary, demo, choosing, measuring, variants }: TaskEntry): readonly Check[] => [
	{ field: "summary", value: summary, ok: sentencesIn(summary) === 1, expected: "a placeholder has one sentence." },
	{
		field: "demo",
		value: demo,
		ok: demo.inputs.length + demo.outputs.length === 0 && demo.note === undefined,
		expected: "a placeholder has { inputs: [], outputs: [] }.",
	},
	...Object.entries({ choosing, measuring, variants }).map(([field, value]) => ({
		field,
		value,
		ok: value === undefined,
		expected: "leave it out of a placeholder.",
	})),
];

const inFull = ({ summary, demo, choosing = [], measuring = [] }: TaskEntry): readonly Check[] => [
	{ field: "summary", value: summary, ok: isTwoToFour(sentencesIn(summary)), expected: "write 2 to 4 sentences." },
	...Object.entries({ choosing, measuring }).map(([field, value]) => ({
		field,
		value,
		ok: isTwoToFour(value.length),
		expected: "write 2 to 4 paragraphs.",
	})),
	...(["inputs", "outputs"] as const).map((field) => ({
		field: `demo.${field}`,
		value: demo[field],
		ok: demo[field].length > 0,
		expected: "show at least one item.",
	})),
	{
		field: "demo.note",
		value: demo.note ?? null,
		ok: Boolean(demo.note),
		expected: "say how the illustration was made.",
	},
];

const isTwoToFour = (count: number): boolean => count >= 2 && count <= 4;
