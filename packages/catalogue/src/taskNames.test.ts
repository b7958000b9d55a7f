import { describe, expect, test } from "vitest";
import { isTask, modelFilterTasks, TaskError, taskIds, taskName, taskNames, tasksByModality } from "./taskNames.ts";
import { modalities } from "./modalities.ts";

const TABLE = "packages/catalogue/src/tasks/table.ts";

const twice = (values: readonly string[]): readonly string[] =>
	values.filter((value, at) => values.indexOf(value) < at);

describe("the task table", () => {
	test("holds each task once, from the specific to `other`", () => {
		expect(twice(taskIds), `${TABLE}: keep one row of each`).toEqual([]);
		const ends = [taskIds[0], taskIds.at(-1)];
		expect(ends, `${TABLE}: keep these rows first and last`).toEqual(["text-classification", "other"]);
	});

	test("names each task once, in one of six colours and a modality with a label", () => {
		const colours = ["blue", "green", "yellow", "indigo", "red", "orange"];
		const known = modalities.map(({ id }) => id);
		expect(twice(taskNames.map(({ name }) => name)), `${TABLE}: give each task a name of its own`).toEqual([]);
		for (const { id, name, color, modality } of taskNames) {
			const row = `${TABLE}, ${id}`;
			expect(id, `${row}: id`).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
			expect(name.trim(), `${row}: name`).toBe(name);
			expect(colours, `${row}: color`).toContain(color);
			expect(known, `${row}: modality`).toContain(modality);
		}
	});

	test("names each subtask once within its task", () => {
		for (const { id, subtasks = [] } of taskNames) {
			const row = `${TABLE}, ${id}`;
			expect(twice(subtasks.map(({ type }) => type)), `${row}: name each subtask once`).toEqual([]);
			for (const { type, name } of subtasks) expect(name.trim(), `${row}: name ${type}`).toBeTruthy();
		}
	});

	test("names the replacement for tasks that hubs no longer use", () => {
		const retired = taskNames.filter((task) => task.retired);
		expect(retired.map(({ id, retired }) => [id, retired?.pointsTo])).toEqual([
			["text2text-generation", "text-generation"],
		]);
		for (const task of retired) expect(isTask(task.retired?.pointsTo ?? "")).toBe(true);
	});
});

describe("a hidden task", () => {
	test("is not in the model filter, and keeps its names", () => {
		const hidden = taskIds.filter((id) => !modelFilterTasks.some((task) => task.id === id));
		expect(hidden).toEqual(
			expect.arrayContaining(["tabular-to-text", "table-to-text", "multiple-choice", "text-retrieval", "other"]),
		);
		expect(hidden).toEqual(taskNames.filter(({ hideInModels }) => hideInModels).map(({ id }) => id));
		expect(taskName("text-retrieval").name).toBe("Text Retrieval");
	});

	test("has a separate flag for the dataset filter", () => {
		expect(taskNames.filter(({ hideInDatasets }) => hideInDatasets).map(({ id }) => id)).toEqual(
			expect.arrayContaining(["audio-text-to-text", "document-question-answering", "keypoint-detection", "other"]),
		);
		expect(taskName("keypoint-detection").hideInModels).toBeUndefined();
		expect(taskName("text-retrieval").hideInDatasets).toBeUndefined();
	});
});

describe("tasks by modality", () => {
	test("come in display order and lose no task", () => {
		const groups = tasksByModality(taskNames);
		expect(groups.map(({ modality }) => modality.id)).toEqual(modalities.map(({ id }) => id));
		expect(groups.flatMap(({ tasks }) => tasks)).toHaveLength(taskNames.length);
	});

	test("leave out a modality without tasks", () => {
		expect(tasksByModality([taskName("robotics")]).map(({ modality }) => modality.label)).toEqual([
			"Reinforcement Learning",
		]);
	});
});

describe("an unknown task", () => {
	test("is an error that names field, value and the nearest ids", () => {
		const error = errorOf("speech-recognition");
		expect(error).toBeInstanceOf(TaskError);
		expect(error).toMatchObject({ name: "TaskError", field: "task", value: "speech-recognition" });
		expect(error.nearest).toEqual(["automatic-speech-recognition"]);
		expect(error.message).toBe(
			'task: "speech-recognition" is not a task. Did you mean "automatic-speech-recognition"?',
		);
	});

	test("in the wrong case is corrected", () => {
		expect(isTask("Text-Generation")).toBe(false);
		expect(errorOf("Text-Generation").nearest).toEqual(["text-generation"]);
	});

	test("without a similar one refers to the list", () => {
		expect(errorOf("qqqq").message).toBe('task: "qqqq" is not a task. `vitrine tasks` lists them all.');
	});

	test("may be the name of a property of every object", () => {
		expect(isTask("constructor")).toBe(false);
		expect(() => taskName("__proto__")).toThrow(TaskError);
	});
});

function errorOf(id: string): TaskError {
	try {
		taskName(id);
	} catch (error) {
		if (error instanceof TaskError) return error;
	}
	throw new Error(`${id} was taken for a task`);
}
