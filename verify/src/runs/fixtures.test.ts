import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { loadSubjects } from "../matrix/load.ts";
import { fixtureOf, titleOf } from "./fixtures.ts";
import { makers } from "./miniatures.ts";
import { listedReason, SKIPPED } from "./skipped.ts";

it("the fixture of a snippet is its id without traits, title and extension", () => {
	expect(fixtureOf("load/timm/plain.py")).toBe("load/timm/plain");
	expect(fixtureOf("load/transformers.js/a-b+gated+custom_code.model-class.js")).toBe("load/transformers.js/a-b");
	expect(titleOf("load/transformers/chat+gated.model-class.py")).toBe("model-class");
	expect(titleOf("load/transformers/chat+gated.py")).toBe("");
});

describe("the reasons not to run a snippet", () => {
	const ids = loadSubjects().map(({ id }) => id);

	it.each(Object.keys(SKIPPED))("%s has snippets", (name) => {
		expect(
			ids.some((id) =>
				[`${fixtureOf(id)}.${titleOf(id)}`, fixtureOf(id), fixtureOf(id).replace(/\/[^/]+$/, "")].includes(name),
			),
		).toBe(true);
	});

	it.each(Object.values(SKIPPED))("is a phrase without a full stop: %s", (reason) =>
		expect(reason).toMatch(/^\S.{15,}[^.\s]$/),
	);

	const isHere = spawnSync("python3", ["--version"]).status === 0;
	it.skipIf(!isHere)("are given for no fixture with a miniature, which would never be used", () => {
		const fixtures = new Set(makers().keys());
		expect(
			ids.filter((id) => titleOf(id) === "" && fixtures.has(fixtureOf(id)) && listedReason(id, SKIPPED) !== undefined),
		).toEqual([]);
	});
});
