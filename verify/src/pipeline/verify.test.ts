import { describe, expect, it } from "vitest";
import { type Check, NotChecked } from "../check.ts";
import type { Row, Tools } from "../report/row.ts";
import type { Group, Subject } from "../subject.ts";
import { subjectOf } from "../testing/subject.ts";
import { type VerifyOptions, verify } from "./verify.ts";

const subject = (id: string, text: string): Subject => subjectOf({ id, text });
const group = (...subjects: readonly [Subject, ...Subject[]]): Group => ({ ...subjects[0], subjects });

/** A check that passes every text but "bad", and remembers what it has checked. */
function checkWith(tools: Tools | undefined): Check & { readonly checked: string[] } {
	const checked: string[] = [];
	return {
		checked,
		level: "parsed",
		stage: "parsed",
		defects: [],
		installHint: "Install it.",
		isAvailable: async () => tools !== undefined,
		tools: () => tools ?? {},
		appliesTo: () => true,
		async run(subjects, onResult) {
			for (const one of subjects) {
				checked.push(one.id);
				onResult(one, one.text === "bad" ? "it is bad" : undefined);
			}
		},
	};
}

const options = (check: Check, more: Partial<VerifyOptions> = {}): VerifyOptions => ({
	checks: [check],
	previous: [],
	all: false,
	today: "2026-11-21",
	onProgress: () => undefined,
	onUnavailable: () => undefined,
	...more,
});

const NEW = { sh: "2" };
const previous = (more: Partial<Row> = {}): Row => ({
	id: "load/a/b.sh",
	shape: "0000000000000001",
	level: "parsed",
	tools: NEW,
	date: "2026-01-01",
	...more,
});

describe("a run", () => {
	it("writes the level of a snippet that passes, and the problem of one that fails", async () => {
		const groups = [group(subject("load/a/b.sh", "good")), group(subject("load/a/c.sh", "bad"))];
		expect(await verify(groups, options(checkWith(NEW)))).toEqual([
			{ id: "load/a/b.sh", shape: "0000000000000001", level: "parsed", tools: NEW, date: "2026-11-21" },
			{
				id: "load/a/c.sh",
				shape: "0000000000000001",
				tools: NEW,
				date: "2026-11-21",
				failed: "parsed",
				reasons: { parsed: "it is bad" },
			},
		]);
	});

	it("gives a template of calls a level only if every call passes, and names the first that fails", async () => {
		const [row] = await verify(
			[group(subject("call/a", "good"), subject("call/b", "bad"), subject("call/c", "bad"))],
			options(checkWith(NEW)),
		);
		expect(row).toMatchObject({ id: "call/a", calls: 3, reasons: { parsed: "call/b: it is bad" } });
		expect(row).not.toHaveProperty("level");
	});

	it("keeps a row with its date, without another check, if its shape and tools are unchanged", async () => {
		const check = checkWith(NEW);
		const rows = await verify([group(subject("load/a/b.sh", "good"))], options(check, { previous: [previous()] }));
		expect(check.checked).toEqual([]);
		expect(rows).toEqual([previous()]);
	});

	it.each([
		["another shape", { shape: "0000000000000002" }],
		["another version of a tool", { tools: { sh: "1" } }],
		["a tool that was not used", { tools: { bash: "5" } }],
	])("checks a row with %s again, and dates it today", async (_, more) => {
		const check = checkWith(NEW);
		const rows = await verify([group(subject("load/a/b.sh", "good"))], options(check, { previous: [previous(more)] }));
		expect(check.checked).toEqual(["load/a/b.sh"]);
		expect(rows[0]?.date).toBe("2026-11-21");
	});

	it("checks failed rows again, and all rows if asked to; an equal result keeps its date", async () => {
		const check = checkWith(NEW);
		const { level: _, ...failed } = previous({ failed: "parsed", reasons: { parsed: "it is bad" } });
		const again = await verify([group(subject("load/a/b.sh", "bad"))], options(check, { previous: [failed] }));
		const all = await verify(
			[group(subject("load/a/b.sh", "good"))],
			options(check, { previous: [previous()], all: true }),
		);
		expect(check.checked).toEqual(["load/a/b.sh", "load/a/b.sh"]);
		expect([...again, ...all].map(({ date }) => date)).toEqual(["2026-01-01", "2026-01-01"]);
	});

	it("recognises a template of calls by its shape if another of its calls comes first", async () => {
		const check = checkWith(NEW);
		const rows = await verify(
			[group(subject("call/first", "good"), subject("call/second", "good"))],
			options(check, { previous: [previous({ id: "call/second", calls: 1 })] }),
		);
		expect(check.checked).toEqual([]);
		expect(rows).toEqual([{ ...previous(), id: "call/first", calls: 2 }]);
	});

	it("runs the checks up to the first failure, and merges their tools", async () => {
		const typed: Check = { ...checkWith({ types: "7" }), level: "typed" };
		const failing: Check = {
			...typed,
			run: async (subjects, onResult) => subjects.forEach((one) => onResult(one, "no such class")),
		};
		const groups = [group(subject("load/a/b.sh", "good")), group(subject("load/a/c.sh", "bad"))];
		const [good, bad] = await verify(groups, options(checkWith(NEW), { checks: [checkWith(NEW), typed] }));
		expect(good).toMatchObject({ level: "typed", tools: { ...NEW, types: "7" } });
		expect(bad).toMatchObject({ failed: "parsed", tools: NEW });
		const [half] = await verify(groups, options(checkWith(NEW), { checks: [checkWith(NEW), failing] }));
		expect(half).toMatchObject({ level: "parsed", failed: "typed", reasons: { typed: "no such class" } });
	});

	it("repeats only the check whose tools have changed", async () => {
		const [parsed, typed] = [checkWith(NEW), { ...checkWith({ types: "8" }), level: "typed" as const }];
		const before = previous({ level: "typed", tools: { ...NEW, types: "7" } });
		const groups = [group(subject("load/a/b.sh", "good"))];
		const rows = await verify(groups, options(parsed, { checks: [parsed, typed], previous: [before] }));
		expect([parsed.checked, typed.checked]).toEqual([[], ["load/a/b.sh"]]);
		expect(rows[0]).toMatchObject({ level: "typed", tools: { ...NEW, types: "8" }, date: "2026-11-21" });
		const again = await verify(groups, options(parsed, { checks: [parsed, typed], previous: rows }));
		expect(again).toEqual(rows);
		expect(typed.checked).toHaveLength(1);
	});

	it("states the versions of now beside an earlier reason why a level was not reached", async () => {
		const [parsed, typed] = [checkWith({ sh: "3" }), { ...checkWith({ types: "7" }), level: "typed" as const }];
		const before = previous({ reasons: { typed: "no types" } });
		const groups = [group(subject("load/a/b.sh", "good"))];
		const only = { checks: [parsed, typed], previous: [before], isSelected: (check: Check) => check === parsed };
		const rows = await verify(groups, options(parsed, only));
		expect(rows).toMatchObject([{ level: "parsed", tools: { sh: "3" }, reasons: { typed: "no types" } }]);
		const reached = { ...only, previous: [previous({ level: "typed", tools: { sh: "2", types: "7" } })] };
		expect(await verify(groups, options(parsed, reached))).toMatchObject([{ level: "typed", tools: { sh: "2" } }]);
	});

	it("keeps the level and the day of a snippet that could not be checked again, with the day and the reason", async () => {
		const gone: Check = {
			...checkWith({ sh: "3" }),
			run: async (subjects, onResult) => subjects.forEach((one) => onResult(one, new NotChecked("it is gone"))),
		};
		const groups = [group(subject("load/a/b.sh", "good")), group(subject("load/a/new.sh", "good"))];
		const [old, young] = await verify(groups, options(gone, { previous: [previous()] }));
		expect(old).toEqual({ ...previous(), kept: { date: "2026-11-21", reason: "it is gone" } });
		expect(young).toMatchObject({ reasons: { parsed: "it is gone" } });
		expect(young).not.toHaveProperty("level");

		const next = options(gone, { previous: [old!], today: "2026-12-01" });
		expect((await verify([groups[0]!], next))[0]).toEqual(old);
		const back = checkWith(NEW);
		expect((await verify([groups[0]!], options(back, { previous: [old!] })))[0]).toEqual(previous());
		expect(back.checked).toEqual(["load/a/b.sh"]);
		const other = await verify([groups[0]!], options(back, { previous: [old!], isSelected: () => false }));
		expect(other).toEqual([old]);
	});

	it("of a part says of the others that they are not up to date, and why they will not be checked at all", async () => {
		const check: Check = {
			...checkWith({ sh: "3" }),
			staleReason: "it has changed",
			skipReason: ({ text }) => (text === "gap" ? "it has a gap" : undefined),
		};
		const groups = ["good", "old", "gap"].map((text) => group(subject(`load/a/${text}.sh`, text)));
		const before = groups.map(({ id }) => previous({ id }));
		const isIncluded = (_: Check, group: Group): boolean => group === groups[0];
		const rows = await verify(groups, options(check, { previous: before, isIncluded }));
		expect(rows[0]).toEqual({ ...previous({ id: "load/a/good.sh" }), tools: { sh: "3" }, date: "2026-11-21" });
		expect(rows[1]).toEqual({ ...before[1], kept: { date: "2026-11-21", reason: "it has changed" } });
		expect(rows[2]).toMatchObject({ reasons: { parsed: "it has a gap" } });
		expect(rows[2]).not.toHaveProperty("level");
	});

	it("keeps previous rows if a tool is missing, and adds none", async () => {
		const hints: string[] = [];
		const groups = [group(subject("load/a/b.sh", "good")), group(subject("load/a/c.sh", "good"))];
		const rows = await verify(
			groups,
			options(checkWith(undefined), {
				previous: [previous()],
				onUnavailable: ({ installHint }) => hints.push(installHint),
			}),
		);
		expect(rows).toEqual([previous()]);
		expect(hints).toEqual(["Install it."]);
	});
});
