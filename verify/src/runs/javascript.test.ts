import { describe, expect, it } from "vitest";
import { SWEEP } from "../../../test/sweep.ts";
import type { Result } from "../check.ts";
import { loadSubjects } from "../matrix/load.ts";
import { canTest } from "../testing/check.ts";
import { javascriptRuns } from "./javascript.ts";

const isHere = await canTest(javascriptRuns, "no JavaScript snippet is run");

const subjects = loadSubjects().filter((subject) => javascriptRuns.appliesTo(subject));
const classifies = subjects.find(({ id }) => id === "load/transformers.js/text-classification.js")!;

describe.skipIf(!isHere)("a JavaScript load snippet", { timeout: 600_000 }, () => {
	it("runs on its miniature, but not with a defect", SWEEP, async () => {
		const mutants = javascriptRuns.defects.map((defect) => ({
			...classifies,
			id: `${classifies.id} with ${defect.name}`,
			text: defect.plant(classifies.text, classifies)!,
		}));
		const found = new Map<string, Result>();
		await javascriptRuns.run([classifies, ...mutants], ({ id }, problem) => void found.set(id, problem));
		expect(Object.fromEntries(found)).toEqual({
			[classifies.id]: undefined,
			[`${classifies.id} with another model`]: expect.stringContaining("acme/text-classification-x"),
			[`${classifies.id} with a task that does not exist`]: expect.stringContaining("heron-text-classification"),
			[`${classifies.id} with a method that does not exist`]: expect.stringContaining("pipe.say is not a function"),
			[`${classifies.id} with a program that reads no model`]:
				"ran to its end, but read no file of acme/text-classification",
		});
	});

	it("depends on the package that it imports", () => {
		expect(Object.keys(javascriptRuns.tools(classifies))).toEqual(["@huggingface/transformers"]);
	});
});

it("every JavaScript fixture has a maker, except those that are known to have none", { skip: !isHere }, () => {
	const reasons = subjects.map((subject) => [subject.id, javascriptRuns.skipReason!(subject)] as const);
	expect(Object.fromEntries(reasons.filter(([, reason]) => reason !== undefined))).toEqual({
		"load/transformers.js/no-task.js": NO_WEIGHTS,
		"load/transformers.js/task-without-pipeline.js": NO_WEIGHTS,
		"load/transformers.js/visual-question-answering.js": NO_WEIGHTS,
	});
});

const NO_WEIGHTS = "it reads only the configuration, not the weights";
