import { describe, expect, it } from "vitest";
import { SWEEP, swept } from "../../../../test/sweep.ts";
import { matrix } from "../../matrix/matrix.ts";
import { python } from "../../parse/python.ts";
import { readRows } from "../../report/file.ts";
import { canTest } from "../../testing/check.ts";
import { subjectOf } from "../../testing/subject.ts";
import { equivalents } from "./equivalent.ts";
import TABLE from "./formerNames.json" with { type: "json" };
import { leveledBy, measure } from "./measure.ts";
import { plant } from "./plant.ts";
import { replaced } from "./site.ts";
import { sitesOf } from "./sites.ts";

const isHere = await canTest(python, "defects that are planted by grammar");
const subjects = matrix().map((group) => group.subjects[0]);
const rows = readRows();

const textsAt = async (language: "python" | "js" | "sh", text: string, at: string): Promise<readonly string[]> => {
	const subject = subjectOf({ language, text });
	const sites = (await sitesOf([subject])).get(subject) ?? [];
	return sites.filter((site) => site.at === at).map((site) => text.slice(...site.ranges[0]!));
};

const SEEDS = 3;

describe.skipIf(!isHere)("places for defects", () => {
	it.each([
		["python", 'f("ü😀", key=1)', "keyword", ["key"]],
		["python", 'f("ü😀", key=1)', "argument", ['"ü😀", ', ", key=1"]],
		["python", "f(x)", "argument", ["x"]],
		["python", "from a import B\nB.c(1)", "import", ["B"]],
		["python", 'post(headers={"A": "b"}, json={"c": 1})', "header", ['"A"']],
		["python", 'post(headers={"A": "b"}, json={"c": 1})', "field", ['"c"']],
		["python", "import os\nos.environ['A'] = '1'\nimport b\n", "setting", ["os.environ['A'] = '1'\n"]],
		["js", 'f("a", { b: 1 });', "argument", ['"a", ', ", { b: 1 }"]],
		["js", 'fetch(u, { headers: { "A-B": c } });', "header", ['"A-B"']],
		["js", 'import { A } from "a";\nnew A().b();', "member", ["b"]],
		["sh", "pip install --upgrade 'torch' b", "package", ["'torch'", "b"]],
		["sh", "hf download a/b --local-dir c", "option", ["--local-dir"]],
		["sh", 'curl http://h/v1 -H "A-B: c" -d \'{"d": 1}\'', "field", ['"d"']],
	] as const)("of %s in %j: %s", async (language, text, at, places) => {
		expect(await textsAt(language, text, at)).toEqual(places);
	});

	it("are replaced everywhere, and a setting is moved", () => {
		const name = { at: "import" as const, text: "a", ranges: [[0, 1] as const, [4, 5] as const] };
		expect(replaced("a = a", name, "bc")).toBe("bc = bc");
		expect(replaced("1\n2\n3\n", { at: "setting", text: "1", ranges: [[0, 2]], paste: 4 }, "")).toBe("2\n1\n3\n");
	});
});

describe.skipIf(!isHere)("defects by grammar", () => {
	const own = leveledBy("shell", subjects, rows);

	it("depend on nothing but the seed", async () => {
		const [first, again, other] = [
			await plant("shell", own, 7),
			await plant("shell", own, 7),
			await plant("shell", own, 8),
		];
		expect(first.map(({ subject }) => subject.text)).toEqual(again.map(({ subject }) => subject.text));
		expect(other.map(({ subject }) => subject.id)).not.toEqual(first.map(({ subject }) => subject.id));
	});

	for (const [stage, options] of swept(["parsed", "shell", "types", "calls", "runs"] as const, 2))
		it(`are 30 of every kind for the stage ${stage}`, options, async () => {
			const planted = await plant(stage, leveledBy(stage, subjects, rows), 3);
			expect(planted).toHaveLength(30);
			expect(new Set(planted.map(({ defect }) => defect)).size).toBeGreaterThanOrEqual(stage === "parsed" ? 3 : 5);
			expect(planted.filter(({ subject, original }) => subject.text === original.text)).toEqual([]);
			expect(new Set(planted.map(({ subject }) => subject.id)).size).toBe(30);
		});

	it("change nothing where they rename what a tool of the reader returns, but do where they leave it out", async () => {
		const original = subjectOf({ language: "python", text: 'tide = {"metres": 2.4}' });
		const renamed = subjectOf({ language: "python", text: 'tide = {"metrse": 2.4}' });
		const without = subjectOf({ language: "python", text: "tide = {}" });
		const planted = [
			{ defect: "a field renamed", change: '"metres" → "metrse"', subject: renamed, original },
			{ defect: "a field left out", change: '"metres": 2.4 → ', subject: without, original },
		];
		expect([...(await equivalents("types", planted)).keys()]).toEqual([planted[0]]);
	});

	it.each(["parsed", "shell"] as const)(
		`are caught by the stage %s, 95 % of those that change something, with seeds up to ${SEEDS}`,
		SWEEP,
		async (stage) => {
			const results = [];
			for (let seed = 1; seed <= SEEDS; seed++)
				results.push(await measure(stage, leveledBy(stage, subjects, rows), seed, equivalents));
			const caught = results.flatMap((one) => one.caught);
			const missed = results.flatMap((one) => one.missed);
			const share = caught.length / (caught.length + missed.length);
			expect(share, JSON.stringify(missed.map(({ change }) => change))).toBeGreaterThanOrEqual(0.95);
		},
	);

	it("know names that releases have changed, each with a source and in use", () => {
		const unused = TABLE.filter(
			({ language, now }) => !subjects.some((one) => one.language === language && one.text.includes(now)),
		);
		expect(unused).toEqual([]);
		expect(TABLE.filter(({ source }) => !source.startsWith("https://"))).toEqual([]);
	});
});
