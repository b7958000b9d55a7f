import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PUBLISHED } from "../scripts/packages/rooms.ts";
import { changeOf, largest, nextVersion } from "../scripts/packages/surface/change.ts";
import { isEnough, sinceText } from "../scripts/packages/surface/report.ts";
import { changesSince } from "../scripts/packages/surface/since.ts";
import { run } from "../scripts/supply/archive.ts";
import { root } from "./source.ts";

const surface = (declarations: string): string => `One.\nTwo.\n\n.: a, b\n\n${declarations}\n`;
const A = "a\ndeclare function a(x: string, o: Options): Result;";
const OPTIONS = "Options\ninterface Options {\n    readonly limit?: number;\n}";
const RESULT = "Result\ninterface Result {\n    readonly count: number;\n}";
const BEFORE = surface([A, OPTIONS, RESULT].join("\n\n"));

describe("a change of a surface", () => {
	it.each([
		["nothing", [], "patch", []],
		["other words at its start", ["Two.", "Three."], "patch", []],
		["a name more", ["a, b", "a, b, c"], "minor", [". c"]],
		["a name less", ["a, b", "a"], "major", [". b"]],
		["a parameter that must be given", [": Options", ": Options, y: number"], "major", [`a: ${A.slice(2)}`]],
		["a parameter that can be left out", ["Options)", "Options, y?: Map<string, number>)"], "minor", 1],
		["parameters for which it takes any number", ["Options)", "Options, ...others: readonly string[])"], "minor", 1],
		["another result", ["): Result", "): Result | undefined"], "major", 1],
		["another type of a parameter", ["x: string", "x: string | number"], "major", 1],
		["an option more", ["limit?: number;", "limit?: number;\n    readonly most?: number;"], "minor", 1],
		[
			"a field that callers must give",
			["limit?: number;", "limit?: number;\n    readonly most: number;"],
			"major",
			["Options: readonly most: number;"],
		],
		["a field more of a result", ["count: number;", "count: number;\n    readonly total: number;"], "minor", 1],
		["a field less of a result", ["    readonly count: number;\n", ""], "major", ["Result: readonly count: number;"]],
		["a field that may now be absent", ["count:", "count?:"], "major", 1],
	] as const)("with %s", (_, [old = "", now = ""], kind, lines) => {
		const found = changeOf(BEFORE, BEFORE.replace(old, now));
		expect([found.kind, typeof lines === "number" ? found.lines.length : found.lines]).toEqual([kind, lines]);
	});

	it("adds a required field to what callers make, through other types, as a major one", () => {
		const inner = `${OPTIONS.replace("limit?: number", "inner?: Inner")}\n\nInner\ntype Inner = {\n    readonly a: string;\n};`;
		const before = surface([A, inner, RESULT].join("\n\n"));
		expect(changeOf(before, before.replace("a: string;", "a: string;\n    readonly b: string;")).kind).toBe("major");
	});

	it("has the kind of its largest part", () => {
		expect([largest(["patch", "minor"]), largest(["minor", "major"]), largest([])]).toEqual([
			"minor",
			"major",
			"patch",
		]);
	});
});

/** Parts of the surfaces before and after four commits of this project. */
describe("a change that was made", () => {
	const CHOICES = "Choices\ninterface Choices {\n    readonly ways: readonly Way[];\n}";
	const DEFAULT = "defaultCode\ndeclare function defaultCode(record: ModelRecord): DefaultCode | undefined;";
	it.each([
		[
			"defaultCode may get choices that are known already",
			`${CHOICES}\n\n${DEFAULT}`,
			`${CHOICES}\n\n${DEFAULT.replace("record: ModelRecord", 'record: ModelRecord, { first, ways }?: Pick<Choices, "first" | "ways">')}`,
			"minor",
		],
		[
			"there is a reason more",
			'Reason\ntype Reason = {\n    readonly code: "no-pipeline";\n    readonly loader: string;\n}\n | {\n    readonly code: "files";\n};',
			'Reason\ntype Reason = {\n    readonly code: "no-pipeline";\n    readonly loader: string;\n}\n | {\n    readonly code: "maybe-adapter";\n    readonly loader: string;\n}\n | {\n    readonly code: "files";\n};',
			"minor",
		],
		[
			"isMisstated is gone",
			"author\ndeclare const author: (record: ModelRecord) => string;\n\nisMisstated\ndeclare function isMisstated(record: ModelRecord): boolean;",
			"author\ndeclare const author: (record: ModelRecord) => string;",
			"major",
		],
		[
			"a rule got another name",
			'RULES\ndeclare const RULES: readonly ["adapter-gguf", "other-loader"];',
			'RULES\ndeclare const RULES: readonly ["adapter-gguf", "another-loader"];',
			"major",
		],
	] as const)("%s", (_, before, after, kind) => {
		expect(changeOf(surface(before), surface(after)).kind).toBe(kind);
	});
});

describe("the next version", () => {
	it.each([
		["0.1.0", "major", "0.2.0"],
		["0.1.0", "minor", "0.1.1"],
		["0.1.0", "patch", "0.1.1"],
		["1.2.3", "major", "2.0.0"],
		["1.2.3", "minor", "1.3.0"],
		["1.2.3", "patch", "1.2.4"],
	] as const)("takes %s by a %s change to %s", (version, change, next) => {
		expect(nextVersion(version, change)).toBe(next);
	});

	it.each([
		["0.1.0", true],
		["0.1.1", false],
		["0.2.0", true],
		["0.10.0", true],
		["1.0.0", true],
	])("after a major change since 0.1.0, %s is enough: %j", (now, enough) => {
		expect(isEnough(now, { packages: [], kind: "major", version: "0.1.0", next: "0.2.0" })).toBe(enough);
	});
});

describe("npm run surface -- --since REF", () => {
	const project = mkdtempSync(join(tmpdir(), "vitrine-surface-"));
	afterAll(() => rmSync(project, { recursive: true }));
	const git = (...args: readonly string[]): string =>
		run(project, "git", ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false", ...args]);
	const path = (room: string): string => join(project, room, "surface.txt");

	it("compares the surfaces of the packages with those of a commit", () => {
		git("init", "--quiet");
		for (const room of PUBLISHED) {
			mkdirSync(dirname(path(room)), { recursive: true });
			cpSync(join(root, room, "surface.txt"), path(room));
		}
		writeFileSync(join(project, "package.json"), '{ "version": "1.2.3" }');
		git("add", ".");
		git("commit", "--quiet", "-m", "first");
		git("tag", "v1.2.3");
		expect(changesSince(project, "v1.2.3")).toMatchObject({ kind: "patch", next: "1.2.4" });

		const code = path("packages/code");
		writeFileSync(code, readFileSync(code, "utf8").replace(/^\.: /m, ".: AnotherName, "));
		expect(changesSince(project, "v1.2.3")).toMatchObject({ kind: "minor", next: "1.3.0" });

		const model = path("packages/model");
		writeFileSync(model, readFileSync(model, "utf8").replace(/\n\nauthor\n.*\n/, "\n"));
		const changes = changesSince(project, "v1.2.3");
		expect(changes).toMatchObject({ kind: "major", version: "1.2.3", next: "2.0.0" });
		expect(sinceText("v1.2.3", changes)).toMatch(
			/packages\/code: minor\n {2}\. AnotherName\n[^]*packages\/model: major\n {2}author: [^]*a major change; the next version is at least 2\.0\.0\.$/,
		);
	});

	it("counts a package that is gone as a major change", () => {
		git("checkout", "--quiet", "--", ".");
		rmSync(path("packages/sources"));
		expect(changesSince(project, "HEAD", []).kind).toBe("major");
	});

	it("says that there is no such commit", () => {
		expect(() => changesSince(project, "v9")).toThrow(/git failed: fatal/);
		expect(() => changesSince(project, "--help")).toThrow(/git failed: fatal/);
	});
});
