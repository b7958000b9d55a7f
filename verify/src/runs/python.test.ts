import { describe, expect, it } from "vitest";
import { loadSubjects } from "../matrix/load.ts";
import { canTest } from "../testing/check.ts";
import { DEFECTS } from "./defects.ts";
import { python } from "./python.ts";
import { NO_MINIATURE } from "./skipped.ts";

const isHere = await canTest(python, "no Python snippet is run");

const subjects = loadSubjects();
/** A snippet without large imports. */
const light = subjects.find(({ id }) => id === "load/sklearn/joblib-named.py")!;

describe.skipIf(!isHere)("a Python load snippet", { timeout: 600_000 }, () => {
	it("runs on its miniature, but not with a defect", async () => {
		const mutants = DEFECTS.flatMap((defect) => {
			const text = defect.plant(light.text, light);
			return text === undefined ? [] : [{ ...light, id: `${light.id} with ${defect.name}`, text }];
		});
		const found = new Map<string, string | undefined>();
		await python.run([light, ...mutants], ({ id }, problem) => void found.set(id, problem));
		expect(Object.fromEntries(found)).toEqual({
			[light.id]: undefined,
			[`${light.id} with a method that does not exist`]: expect.stringContaining("AttributeError"),
			[`${light.id} with another model`]: expect.stringContaining("acme/joblib-named-x"),
			[`${light.id} with a file that does not exist`]: expect.stringContaining("has no file"),
			[`${light.id} with a program that reads no model`]: "ran to its end, but read no file of acme/joblib-named",
		});
	});

	it("depends only on the packages that it imports", () => {
		expect(Object.keys(python.tools(light)).sort()).toEqual(["huggingface_hub", "joblib"]);
	});
});

it("a snippet without a miniature is skipped", () => {
	expect(python.skipReason?.({ ...light, id: "load/sklearn/no-such-fixture.py" })).toBe(NO_MINIATURE);
});

it.each(DEFECTS)("$name can be planted somewhere", ({ plant }) => {
	const own = subjects.filter((subject) => python.appliesTo(subject));
	expect(own.some((subject) => plant(subject.text, subject) !== undefined)).toBe(true);
});
