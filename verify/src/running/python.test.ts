import { describe, expect, it } from "vitest";
import { loadSubjects } from "../matrix/load.ts";
import type { Subject } from "../subject.ts";
import { DEFECTS } from "./defects.ts";
import { NO_MINIATURE, python } from "./python.ts";

const isHere = await python.ready();
if (!isHere) console.warn(`SKIPPED: no snippet is run by this test. ${python.missing}`);

const subjects = loadSubjects();
const subjectOf = (id: string): Subject => subjects.find((one) => one.id === id)!;
/** It loads no heavy library. */
const light = subjectOf("load/sklearn/joblib-named.py");

describe.skipIf(!isHere)("a snippet that loads a model", { timeout: 600_000 }, () => {
	it("runs on its miniature; with any defect it does not", async () => {
		const mutants = DEFECTS.flatMap((defect) => {
			const text = defect.plant(light.text, light);
			return text === undefined ? [] : [{ ...light, id: `${light.id} with ${defect.name}`, text }];
		});
		const found = new Map<string, string | undefined>();
		await python.run([light, ...mutants], ({ id }, problem) => void found.set(id, problem));
		expect(Object.fromEntries(found)).toEqual({
			[light.id]: undefined,
			[`${light.id} with a method that is not there`]: expect.stringContaining("AttributeError"),
			[`${light.id} with another model`]: expect.stringContaining("acme/joblib-named-x"),
			[`${light.id} with a file that is not there`]: expect.stringContaining("has no file"),
			[`${light.id} with a program that reads no model`]: "ran to its end, but read no file of acme/joblib-named",
		});
	});

	it("depends on the versions of what it imports, and on no others", () => {
		expect(Object.keys(python.tools(light)).sort()).toEqual(["huggingface_hub", "joblib"]);
	});
});

it("one whose miniature nobody has made says so", () => {
	expect(python.excuse?.({ ...light, id: "load/sklearn/no-such-fixture.py" })).toBe(NO_MINIATURE);
});

it.each(DEFECTS)("$name can be planted somewhere", ({ plant }) => {
	const own = subjects.filter((subject) => python.concerns(subject));
	expect(own.some((subject) => plant(subject.text, subject) !== undefined)).toBe(true);
});
