import { describe, expect, it } from "vitest";
import { CHECKS } from "../checks.ts";
import { matrix } from "../matrix/matrix.ts";
import { canTest } from "../testing/check.ts";
import { mutantsOf } from "./mutants.ts";
import { testChecks } from "./testChecks.ts";
import { SWEEP } from "../../../test/sweep.ts";

const subjects = matrix().map((group) => group.subjects[0]);
const parsers = CHECKS.filter(({ stage }) => stage === "parsed");
const canTestParsers = await Promise.all(
	parsers.map((check) => canTest(check, "one parser is not tested with planted defects")),
);
const available = parsers.filter((_, at) => canTestParsers[at]);

describe("planted defects", () => {
	it("are planted in ten snippets of each kind and language", () => {
		const counts = Map.groupBy(
			parsers.flatMap((check) => mutantsOf(check, subjects)),
			({ defect, subject }) => `${subject.id.split("/")[0]} ${subject.language} ${defect}`,
		);
		for (const language of ["load python", "load js", "call python", "call js"])
			for (const defect of ["a broken quote", "a removed bracket", "a missing import", "an undefined name"])
				expect(counts.get(`${language} ${defect}`)?.length, `${language}, ${defect}`).toBe(10);
		for (const kind of ["app sh", "call sh"]) expect(counts.get(`${kind} a broken quote`)?.length).toBe(10);
	});

	it("change their snippets", SWEEP, () => {
		const texts = new Map(subjects.map(({ id, text }) => [id, text]));
		const mutants = CHECKS.flatMap((check) => mutantsOf(check, subjects));
		expect(mutants.filter(({ subject }) => texts.get(subject.id) === subject.text)).toEqual([]);
	});

	it("are all found", SWEEP, async () => {
		const { planted, missed } = await testChecks(available, subjects);
		expect(missed.map(({ defect, subject }) => `${defect}: ${subject.id}`)).toEqual([]);
		expect(planted).toBeGreaterThan(0);
	});

	it("are counted as missed if a check does not find them", async () => {
		const blind = { ...available[0]!, run: async () => undefined };
		const { planted, missed } = await testChecks([blind], subjects);
		expect(missed.length).toBe(planted);
	});
});
