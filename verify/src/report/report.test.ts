import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandsFor, failures } from "../cli/output.ts";
import { matrix } from "../matrix/matrix.ts";
import { readRows, REPORT_FILE } from "./file.ts";
import { LEVELS } from "./level.ts";
import { countsOf, readReport, writeReport } from "./report.ts";
import type { Row } from "./row.ts";
import { stillOpen } from "./sentences.ts";

const text = readFileSync(REPORT_FILE, "utf8");
const row = (more: Partial<Row>): Row => ({
	id: "load/timm/plain.py",
	shape: "0123456789abcdef",
	level: "parsed",
	tools: { python: "3.11.7" },
	date: "2026-11-20",
	...more,
});

describe("the report in the repository", () => {
	const { rows } = readReport(text);

	it("is sorted by id, without duplicates", () => {
		const ids = rows.map(({ id }) => id);
		expect(ids).toEqual([...new Set(ids)].sort());
	});

	it("is formatted as it would be written", () => {
		expect(writeReport(rows)).toBe(text);
	});

	it("has short rows, since the server reads all of them", () => {
		const most = "shorten the tools or the reasons that new rows of verify/report.ndjson have";
		expect(text.length / rows.length, most).toBeLessThan(300);
	});

	it("names Python in each row of a Python program", () => {
		const python = rows.filter(({ id, level }) => id.endsWith(".py") && level !== undefined);
		const stale = python.filter(({ tools = {} }) => !("python" in tools)).map(({ id }) => id);
		expect(stale, "run npm run verify -- --only parsed").toEqual([]);
	});

	it("has a row for every snippet in its present shape, and no other", { timeout: 240_000 }, () => {
		const now = new Map(matrix().map(({ id, shape }) => [id, shape]));
		const then = new Map(rows.map(({ id, shape }) => [id, shape]));
		const stale = [...new Set([...now.keys(), ...then.keys()])].filter((id) => now.get(id) !== then.get(id));
		expect(commandsFor(stale), "the report does not have the present snippets: run these commands").toEqual([]);
	});

	it("has a level for every snippet, and no failure", () => {
		expect(failures(rows), "fix the snippets and run npm run verify").toEqual([]);
		expect(rows.filter(({ level }) => level === undefined).map(({ id }) => id)).toEqual([]);
	});
});

describe("a report", () => {
	it("finds a snippet by its shape", () => {
		const report = readReport(writeReport([row({})]));
		expect(report.levelOf("0123456789abcdef")).toEqual({
			level: "parsed",
			date: "2026-11-20",
			tools: { python: "3.11.7" },
		});
		expect(report.levelOf("fedcba9876543210")).toBeUndefined();
		expect(report.levelOf(undefined)).toBeUndefined();
	});

	it("gives the lowest level of rows with the same shape", () => {
		const high = row({ id: "load/timm/a.py", level: "run" });
		const low = row({ id: "load/timm/b.py", level: "typed" });
		for (const rows of [
			[high, low],
			[low, high],
		])
			expect(readReport(rows.map((one) => JSON.stringify(one)).join("\n")).levelOf(low.shape)?.level).toBe("typed");
		const { level: _, ...failed } = row({
			id: "load/timm/c.py",
			failed: "parsed",
			reasons: { parsed: "undefined: x" },
		});
		expect(readReport(writeReport([high, failed])).levelOf(failed.shape)).toBeUndefined();
	});

	it("says that a level is kept from an earlier day, if that is so for one row with the shape", () => {
		const kept = { date: "2026-11-23", reason: "it is gone" };
		const rows = [row({ id: "load/timm/a.py" }), row({ id: "load/timm/b.py", kept }), row({ id: "load/timm/c.py" })];
		const standing = readReport(writeReport(rows)).levelOf(rows[0]!.shape)!;
		expect(standing.kept).toEqual(kept);
		expect(stillOpen(standing)).toBe("Not checked again on 23 Nov 2026: it is gone.");
	});

	it("counts snippets by level, and each call of a template", () => {
		const { level: _, ...failed } = row({
			id: "load/timm/c.py",
			failed: "parsed",
			reasons: { parsed: "undefined: x" },
		});
		const rows = [row({ level: "run" }), failed, row({ id: "call/a/b/provider/curl.sh", calls: 7 })];
		const report = readReport(writeReport(rows));
		expect(report.tally("load")).toEqual({
			snippets: 2,
			at: { parsed: 0, typed: 0, "commands checked": 0, "request checked": 0, run: 1 },
		});
		expect(report.tally("call").snippets).toBe(7);
		expect(report.tally("call").at.typed).toBe(0);
		expect(report.tally("app").snippets).toBe(0);
	});

	it("has the rows of a library, counted by level", () => {
		const rows = [
			row({ id: "load/timm/a.py", level: "run" }),
			row({ id: "load/timm/b.js", shape: "1123456789abcdef" }),
			row({ id: "load/timm2/a.py", shape: "2123456789abcdef", level: "run" }),
		];
		const report = readReport(writeReport(rows));
		expect(report.rowsOf("load/timm").map(({ id }) => id)).toEqual(["load/timm/a.py", "load/timm/b.js"]);
		expect(countsOf(report.rowsOf("load/timm"))).toEqual([
			["run", 1],
			["parsed", 1],
		]);
		expect(report.rowsOf("load/spacy")).toEqual([]);
	});

	it("is read as it was written, sorted by id", () => {
		const rowOf = fc.record({
			id: fc.stringMatching(/^(load|app|call)\/[a-z.-]+\/[a-z.-]+$/),
			shape: fc.stringMatching(/^[0-9a-f]{16}$/),
			level: fc.constantFrom(...LEVELS),
			tools: fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.stringMatching(/^[0-9.]+$/)),
			date: fc.constant("2026-11-20"),
		});
		fc.assert(
			fc.property(fc.uniqueArray(rowOf, { selector: ({ id }) => id }), (rows) => {
				const read = readReport(writeReport(rows)).rows;
				expect(read.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort());
				expect(new Set(read.map((one) => JSON.stringify(one)))).toEqual(
					new Set(rows.map((one) => JSON.stringify(one))),
				);
			}),
		);
	});

	it.each([
		["{", /line 1: not a JSON object/],
		[JSON.stringify({ ...row({}), level: "proved" }), /line 1: level: "proved" is not one of parsed/],
		[JSON.stringify({ ...row({}), shape: "x" }), /line 1: shape: "x"/],
		[JSON.stringify({ ...row({}), date: "yesterday" }), /line 1: date: "yesterday"/],
		[
			JSON.stringify({ ...row({}), kept: { date: "2026-11-20" } }),
			/line 1: kept: .* is not an object of a day and a reason/,
		],
		["[]", /line 1: id/],
		["7", /line 1: not a JSON object/],
	])("refuses %s, naming line and field", (line, message) => {
		expect(() => readReport(line)).toThrow(message);
	});
});

it("is read from the file", () => {
	expect(readRows().length).toBeGreaterThan(0);
});
