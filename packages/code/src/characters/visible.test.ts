import { expect, test } from "vitest";
import { TERMINAL_TRICKS } from "../../../../fixtures/hostile/hosts.ts";
import { visible } from "./visible.ts";

test("nothing that acts on a terminal or reorders text is left of a text, and line feeds and tabs are", () => {
	for (const trick of TERMINAL_TRICKS) expect(visible(`a${trick}b`)).toMatch(/^a[ -~]+b$/);
	expect(visible("one\n\ttwo: é, 模型, 🤗")).toBe("one\n\ttwo: é, 模型, 🤗");
	expect(visible("\u001b[2J\u009b\u202e")).toBe("\\u001b[2J\\u009b\\u202e");
});

test("JSON keeps its value", () => {
	const value = { id: TERMINAL_TRICKS.join("x"), note: "plain" };
	const json = visible(JSON.stringify(value, undefined, 2));
	expect(json).toMatch(/^[ -~\n]+$/);
	expect(JSON.parse(json)).toEqual(value);
});
