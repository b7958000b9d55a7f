import { expect, it } from "vitest";
import { js, py } from "./index.ts";

const widest = (code: { toString(): string }): number =>
	Math.max(
		...String(code)
			.split("\n")
			.map((line) => line.length),
	);

it("a short list stays on one line, a long one has an item a line", () => {
	expect(String(py`${["The weather is lovely today.", "It's so sunny outside!"]}`)).toBe(
		'["The weather is lovely today.", "It\'s so sunny outside!"]',
	);
	expect(String(py`${["a".repeat(40), "b".repeat(40), "c"]}`)).toBe(
		`[\n    "${"a".repeat(40)}",\n    "${"b".repeat(40)}",\n    "c",\n]`,
	);
});

it("a record holds its short records on one line each", () => {
	const messages = [{ role: "user", content: "x".repeat(28) }, { role: "user" }];
	expect(String(js`${{ messages, n: 1 }}`)).toBe(
		`{\n    messages: [\n        { role: "user", content: "${"x".repeat(28)}" },\n        { role: "user" },\n    ],\n    n: 1,\n}`,
	);
});

it("many numbers fill their lines", () => {
	const code = py`${Array.from({ length: 300 }, (_, i) => i)}`;
	expect(String(code).split("\n").length).toBeLessThan(30);
	expect(widest(code)).toBeLessThanOrEqual(68);
});

it("a list of 100,000 numbers is written", () => {
	expect(String(py`${Array.from({ length: 100_000 }, (_, i) => i)}`).length).toBeGreaterThan(600_000);
});

it("an empty list or record has no line of its own", () => {
	expect(String(py`${[[], {}]}`)).toBe("[[], {}]");
	expect(String(js`${{ a: {} }}`)).toBe("{ a: {} }");
});
