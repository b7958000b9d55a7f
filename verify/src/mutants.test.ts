import { describe, expect, it } from "vitest";
import { CHECKS } from "./checks.ts";
import { matrix } from "./matrix.ts";
import { mutantsOf } from "./mutants.ts";
import { tryChecks } from "./mutation.ts";

const subjects = matrix().map(({ subjects }) => subjects[0]!);
const parsers = CHECKS.filter(({ stage }) => stage === "parsed");
const ready = await Promise.all(parsers.map(async (check) => ({ check, isHere: await check.ready() })));
const here = ready.filter(({ isHere }) => isHere).map(({ check }) => check);
for (const { check } of ready.filter(({ isHere }) => !isHere))
	console.warn(`SKIPPED: planted defects are not tried on one parser. ${check.missing}`);

describe("planted defects", () => {
	it("are ten of each sort in every kind of snippet, where so many have a place for them", () => {
		const counts = Map.groupBy(
			parsers.flatMap((check) => mutantsOf(check, subjects)),
			({ defect, subject }) => `${subject.id.split("/")[0]} ${subject.language} ${defect}`,
		);
		for (const language of ["load python", "load js", "call python", "call js"])
			for (const defect of ["a broken quote", "a removed bracket", "a missing import", "an undefined name"])
				expect(counts.get(`${language} ${defect}`)?.length, `${language}, ${defect}`).toBe(10);
		for (const kind of ["app sh", "call sh"]) expect(counts.get(`${kind} a broken quote`)?.length).toBe(10);
	});

	it("change the snippet", () => {
		const texts = new Map(subjects.map(({ id, text }) => [id, text]));
		const mutants = CHECKS.flatMap((check) => mutantsOf(check, subjects));
		expect(mutants.filter(({ subject }) => texts.get(subject.id) === subject.text)).toEqual([]);
	});

	it("are all found", { timeout: 60_000 }, async () => {
		const { planted, missed } = await tryChecks(here, subjects);
		expect(missed.map(({ defect, subject }) => `${defect}: ${subject.id}`)).toEqual([]);
		expect(planted).toBeGreaterThan(0);
	});

	it("would be seen if a check missed them", async () => {
		const blind = { ...here[0]!, run: async () => undefined };
		const { planted, missed } = await tryChecks([blind], subjects);
		expect(missed.length).toBe(planted);
	});
});
