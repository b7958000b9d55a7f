import { describe, expect, test } from "vitest";
import { type Evidence, INSTALLING } from "../../data/evidence.ts";
import { matrixOf } from "./matrix.ts";

const evidence = (task: string | undefined, kind: string, level?: Evidence["level"]): Evidence => ({
	id: `load/x/${task}.py`,
	shape: "0".repeat(16),
	tools: {},
	date: "2026-11-20",
	task,
	kind,
	model: "Any",
	...(level && { level }),
});

describe("the matrix of a library's evidence", () => {
	test("shows the lowest level of a cell, and the tasks with most code first", () => {
		const { kinds, rows } = matrixOf([
			evidence("fill-mask", "Pipeline", "run"),
			evidence("translation", "Pipeline", "run"),
			evidence("translation", "Pipeline", "typed"),
			evidence("translation", "Model class"),
			evidence(undefined, "Pipeline", "parsed"),
			evidence("fill-mask", INSTALLING, "commands checked"),
		]);
		expect(kinds).toEqual(["Pipeline", "Model class"]);
		expect(rows.map(({ id }) => id)).toEqual([
			"evidence-translation",
			"evidence-fill-mask",
			"evidence-no-task",
			"evidence-install",
		]);
		expect(rows[0]?.cells).toEqual([
			{
				kind: "Pipeline",
				count: 2,
				lowest: "typed",
				at: [
					{ level: "run", count: 1 },
					{ level: "typed", count: 1 },
				],
			},
			{ kind: "Model class", count: 1, lowest: undefined, at: [{ count: 1 }] },
		]);
	});

	test("is empty without evidence", () => {
		expect(matrixOf([])).toEqual({ kinds: [], rows: [] });
	});
});
