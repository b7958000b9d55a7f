import { taskInfo, taskName, taskNames } from "@vitrine/catalogue";
import { describe, expect, it } from "vitest";
import { taskText } from "./taskText.ts";
import { fakeIo } from "./testing/io.ts";

const spaced = (text: string): string => text.split(/\s+/).join(" ");

/** Fields that are not words: the colour is drawn, and the example is a record. */
const NOT_SHOWN = new Set(["color", "example", "type"]);

/** Every text in a value, with the fields above it. */
function textsIn(value: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] {
	if (typeof value === "string") return [[path.join("."), value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		NOT_SHOWN.has(name) && path.at(-1) !== "variants" ? [] : textsIn(inner, [...path, name]),
	);
}

describe("a task as text", () => {
	it.each(taskNames.map(({ id }) => id))("has every text of %s", (id) => {
		const text = spaced(taskText(fakeIo(), taskName(id), taskInfo(id)));
		const missing = textsIn({ ...taskName(id), ...taskInfo(id) }).filter(([, one]) => !text.includes(spaced(one)));
		expect(missing).toEqual([]);
	});

	it("has both values of the task that lists it, and lines of 80 columns", () => {
		const text = taskText(fakeIo(), taskName("translation"), taskInfo("translation"));
		expect(text).toMatch(/^listed under +text2text-generation\nnow listed under +text-generation$/m);
		const long = text.split("\n").filter((line) => line.length > 80);
		expect(long).toEqual([]);
	});
});
