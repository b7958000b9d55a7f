import { libraries } from "@vitrine/catalogue";
import { describe, expect, test } from "vitest";
import { checks } from "./checks.ts";
import { evidenceOf, INSTALLING } from "./evidence.ts";

describe("the evidence for a library's code", () => {
	test("is every row of the report, in words instead of names of files", () => {
		for (const { key } of libraries) {
			const found = evidenceOf(key);
			expect(found.length).toBe(checks().rowsOf(`load/${key}`).length);
			for (const { kind, model } of found) expect(`${kind} ${model}`).not.toMatch(/[_+/]|\.(py|js|sh)\b/);
		}
	});

	test("has the task of the record that the code was made for", () => {
		const tasks = new Set(evidenceOf("timm").map(({ task }) => task));
		expect([...tasks]).toEqual(expect.arrayContaining(["image-classification", "image-feature-extraction"]));
		expect(evidenceOf("keras").every(({ task }) => task === undefined)).toBe(true);
		expect(evidenceOf("keras").some(({ kind }) => kind === INSTALLING)).toBe(true);
		expect(evidenceOf("transformers").some(({ task, kind }) => task === "text-generation" && kind === "Pipeline")).toBe(
			true,
		);
	});

	test("is none for a library without code", () => {
		expect(evidenceOf("no-such-library")).toEqual([]);
	});
});
