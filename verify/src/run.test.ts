import { describe, expect, it } from "vitest";
import type { Check } from "./check.ts";
import type { Row, Tools } from "./report.ts";
import { type Options, verify } from "./run.ts";
import type { Group, Subject } from "./subject.ts";

const subject = (id: string, text: string, shape = "0000000000000001"): Subject => ({
	id,
	language: "sh",
	text,
	shape,
	model: { id: "acme/model", tags: [] },
});
const group = (...subjects: readonly Subject[]): Group => ({ ...subjects[0]!, subjects });

/** Passes every text but "bad", and remembers what it was asked. */
function checkWith(tools: Tools | undefined): Check & { readonly asked: string[] } {
	const asked: string[] = [];
	return {
		asked,
		level: "parsed",
		stage: "parsed",
		defects: [],
		missing: "Install it.",
		ready: async () => tools !== undefined,
		tools: () => tools!,
		concerns: () => true,
		async run(subjects, tell) {
			for (const one of subjects) {
				asked.push(one.id);
				tell(one, one.text === "bad" ? "it is bad" : undefined);
			}
		},
	};
}

const options = (check: Check, more: Partial<Options> = {}): Options => ({
	checks: [check],
	earlier: [],
	all: false,
	today: "2026-11-21",
	tell: () => undefined,
	lacking: () => undefined,
	...more,
});

const NEW = { sh: "2" };
const earlier = (more: Partial<Row> = {}): Row => ({
	id: "load/a/b.sh",
	shape: "0000000000000001",
	level: "parsed",
	tools: NEW,
	date: "2026-01-01",
	...more,
});

describe("a run", () => {
	it("writes a level where the check passes and the reason where it does not", async () => {
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

	it("gives a template of calls its level only if every call passes, and names the one that does not", async () => {
		const [row] = await verify(
			[group(subject("call/a", "good"), subject("call/b", "bad"), subject("call/c", "bad"))],
			options(checkWith(NEW)),
		);
		expect(row).toMatchObject({ id: "call/a", calls: 3, reasons: { parsed: "call/b: it is bad" } });
		expect(row).not.toHaveProperty("level");
	});

	it("keeps a row whose shape and tools are unchanged, and its date, without asking again", async () => {
		const check = checkWith(NEW);
		const rows = await verify([group(subject("load/a/b.sh", "good"))], options(check, { earlier: [earlier()] }));
		expect(check.asked).toEqual([]);
		expect(rows).toEqual([earlier()]);
	});

	it.each([
		["another shape", { shape: "0000000000000002" }],
		["another version of a tool", { tools: { sh: "1" } }],
		["no word of a tool", { tools: { bash: "5" } }],
	])("checks again what has %s, and dates it today", async (_, more) => {
		const check = checkWith(NEW);
		const rows = await verify([group(subject("load/a/b.sh", "good"))], options(check, { earlier: [earlier(more)] }));
		expect(check.asked).toEqual(["load/a/b.sh"]);
		expect(rows[0]?.date).toBe("2026-11-21");
	});

	it("checks again what failed, and all if asked; the date stays where the row says the same", async () => {
		const check = checkWith(NEW);
		const { level: _, ...failed } = earlier({ failed: "parsed", reasons: { parsed: "it is bad" } });
		const again = await verify([group(subject("load/a/b.sh", "bad"))], options(check, { earlier: [failed] }));
		const all = await verify(
			[group(subject("load/a/b.sh", "good"))],
			options(check, { earlier: [earlier()], all: true }),
		);
		expect(check.asked).toEqual(["load/a/b.sh", "load/a/b.sh"]);
		expect([...again, ...all].map(({ date }) => date)).toEqual(["2026-01-01", "2026-01-01"]);
	});

	it("knows a template of calls by its shape when another of its calls comes first", async () => {
		const check = checkWith(NEW);
		const rows = await verify(
			[group(subject("call/first", "good"), subject("call/second", "good"))],
			options(check, { earlier: [earlier({ id: "call/second", calls: 1 })] }),
		);
		expect(check.asked).toEqual([]);
		expect(rows).toEqual([{ ...earlier(), id: "call/first", calls: 2 }]);
	});

	it("takes a snippet as far as it passes, and adds up the tools", async () => {
		const typed: Check = { ...checkWith({ types: "7" }), level: "typed" };
		const failing: Check = {
			...typed,
			run: async (subjects, tell) => subjects.forEach((one) => tell(one, "no such class")),
		};
		const groups = [group(subject("load/a/b.sh", "good")), group(subject("load/a/c.sh", "bad"))];
		const [good, bad] = await verify(groups, options(checkWith(NEW), { checks: [checkWith(NEW), typed] }));
		expect(good).toMatchObject({ level: "typed", tools: { ...NEW, types: "7" } });
		expect(bad).toMatchObject({ failed: "parsed", tools: NEW });
		const [half] = await verify(groups, options(checkWith(NEW), { checks: [checkWith(NEW), failing] }));
		expect(half).toMatchObject({ level: "parsed", failed: "typed", reasons: { typed: "no such class" } });
	});

	it("does again only the check whose tools have changed", async () => {
		const [parsed, typed] = [checkWith(NEW), { ...checkWith({ types: "8" }), level: "typed" as const }];
		const before = earlier({ level: "typed", tools: { ...NEW, types: "7" } });
		const groups = [group(subject("load/a/b.sh", "good"))];
		const rows = await verify(groups, options(parsed, { checks: [parsed, typed], earlier: [before] }));
		expect([parsed.asked, typed.asked]).toEqual([[], ["load/a/b.sh"]]);
		expect(rows[0]).toMatchObject({ level: "typed", tools: { ...NEW, types: "8" }, date: "2026-11-21" });
		const again = await verify(groups, options(parsed, { checks: [parsed, typed], earlier: rows }));
		expect(again).toEqual(rows);
		expect(typed.asked).toHaveLength(1);
	});

	it("without its tool says so, keeps the rows that still fit and invents none", async () => {
		const lacking: string[] = [];
		const groups = [group(subject("load/a/b.sh", "good")), group(subject("load/a/c.sh", "good"))];
		const rows = await verify(
			groups,
			options(checkWith(undefined), {
				earlier: [earlier()],
				lacking: ({ missing }) => lacking.push(missing),
			}),
		);
		expect(rows).toEqual([earlier()]);
		expect(lacking).toEqual(["Install it."]);
	});
});
