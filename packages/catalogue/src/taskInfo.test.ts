import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FIXTURES } from "../test/loadRecords.ts";
import { libraries } from "./libraries/index.ts";
import { hostedLibrariesOf, librariesOf, taskInfo } from "./taskInfo.ts";
import { TaskError, taskIds, taskName } from "./taskNames.ts";

const listed = (keys: readonly string[]): string => keys.toSorted().join(", ") || "–";

describe("the libraries of a task, computed from the libraries", () => {
	test("are those that fixtures/catalogue/task-libraries.txt lists", async () => {
		const lines = taskIds.toSorted().map((id) => {
			const { libraries, inferenceLibraries } = taskInfo(id);
			return `${id}: ${listed(libraries)} | hosted: ${listed(inferenceLibraries)}\n`;
		});
		await expect(lines.join("")).toMatchFileSnapshot(join(FIXTURES, "../catalogue/task-libraries.txt"));
	});

	test("keep the order of the list they are read from", () => {
		const small = [library("b", ["x"], ["y"]), library("a", ["x", "y"], ["x"])];
		expect(librariesOf("x", small)).toEqual(["b", "a"]);
		expect(hostedLibrariesOf("x", small)).toEqual(["a"]);
		expect(librariesOf("z", small)).toEqual([]);
	});
});

describe("the info of a task", () => {
	test("has every field of the specification, by its name", () => {
		const info = taskInfo("text-to-speech");
		expect(Object.keys(info)).toEqual(
			expect.arrayContaining([
				"id",
				"label",
				"libraries",
				"summary",
				"datasets",
				"demo",
				"metrics",
				"models",
				"spaces",
				"widgetModels",
				"youtubeId",
				"canonicalId",
				"isPlaceholder",
			]),
		);
		expect(info.canonicalId).toBe("text-to-audio");
	});

	test("takes its label from the table, for every task", () => {
		for (const id of taskIds) expect(taskInfo(id).label).toBe(taskName(id).name);
	});

	test("is an error for a task that does not exist", () => {
		expect(() => taskInfo("text-generatoin")).toThrow(TaskError);
		expect(() => taskInfo("text-generatoin")).toThrow('Did you mean "text-generation"');
	});
});

function library(key: string, tasks: readonly string[], hostedTasks: readonly string[]): (typeof libraries)[number] {
	return {
		key,
		prettyLabel: key,
		summary: `Reads ${key}.`,
		repoName: key,
		repoUrl: `https://example.org/${key}`,
		filter: false,
		tasks,
		hostedTasks,
	};
}
