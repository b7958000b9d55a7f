import { describe, expect, it } from "vitest";
import { loadSubjects } from "../matrix/load.ts";
import { javascript } from "./javascript.ts";

const isHere = await javascript.ready();
if (!isHere) console.warn(`SKIPPED: no snippet for Node.js is run by this test. ${javascript.missing}`);

const subjects = loadSubjects().filter((subject) => javascript.concerns(subject));
const classifies = subjects.find(({ id }) => id === "load/transformers.js/text-classification.js")!;

describe.skipIf(!isHere)("a snippet for Node.js that loads a model", { timeout: 600_000 }, () => {
	it("runs on its miniature; with any defect it does not", async () => {
		const mutants = javascript.defects.map((defect) => ({
			...classifies,
			id: `${classifies.id} with ${defect.name}`,
			text: defect.plant(classifies.text, classifies)!,
		}));
		const found = new Map<string, string | undefined>();
		await javascript.run([classifies, ...mutants], ({ id }, problem) => void found.set(id, problem));
		expect(Object.fromEntries(found)).toEqual({
			[classifies.id]: undefined,
			[`${classifies.id} with another model`]: expect.stringContaining("acme/text-classification-x"),
			[`${classifies.id} with a task that is not there`]: expect.stringContaining("heron-text-classification"),
			[`${classifies.id} with a method that is not there`]: expect.stringContaining("pipe.say is not a function"),
			[`${classifies.id} with a program that reads no model`]:
				"ran to its end, but read no file of acme/text-classification",
		});
	});

	it("depends on the version of the package that it imports", () => {
		expect(Object.keys(javascript.tools(classifies))).toEqual(["@huggingface/transformers"]);
	});
});

it("every fixture for Node.js has a maker or an excuse", { skip: !isHere }, () => {
	expect(subjects.filter((subject) => javascript.excuse!(subject) !== undefined).map(({ id }) => id)).toEqual([]);
});
