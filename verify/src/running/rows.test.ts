import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { loadSubjects } from "../matrix/load.ts";
import { EXCUSES } from "./excuses.ts";
import { madeRows } from "./miniatures.ts";
import { excuseOf, rowOf, titleOf } from "./rows.ts";

it("a snippet's fixture is its id without traits, title and ending", () => {
	expect(rowOf("load/timm/plain.py")).toBe("load/timm/plain");
	expect(rowOf("load/transformers.js/a-b+gated+custom_code.model-class.js")).toBe("load/transformers.js/a-b");
	expect(titleOf("load/transformers/chat+gated.model-class.py")).toBe("model-class");
	expect(titleOf("load/transformers/chat+gated.py")).toBe("");
});

describe("the excuses", { timeout: 60_000 }, () => {
	const ids = loadSubjects().map(({ id }) => id);

	it.each(Object.keys(EXCUSES))("%s is of a snippet that there is", (name) => {
		expect(
			ids.some((id) => [`${rowOf(id)}.${titleOf(id)}`, rowOf(id), rowOf(id).replace(/\/[^/]+$/, "")].includes(name)),
		).toBe(true);
	});

	it.each(Object.values(EXCUSES))("tell the reason: %s", (reason) => expect(reason).toMatch(/^\S.{15,}[^.\s]$/));

	const isHere = spawnSync("python3", ["--version"]).status === 0;
	it.skipIf(!isHere)("have no miniature: it would be made and never used", () => {
		const rows = madeRows("python3");
		expect(ids.filter((id) => titleOf(id) === "" && rows.has(rowOf(id)) && excuseOf(id) !== undefined)).toEqual([]);
	});
});
