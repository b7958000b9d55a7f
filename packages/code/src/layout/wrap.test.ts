import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { parse } from "acorn";
import { describe, expect, it } from "vitest";
import { isHere, run } from "../../test/interpreters.ts";
import { COLUMNS } from "./columns.ts";
import "../index.ts";
import { wrapped } from "../language.ts";

const FIXTURES = join(import.meta.dirname, "../../../../fixtures");

const LANGUAGES: Readonly<Record<string, string>> = { ".py": "python", ".js": "js", ".sh": "sh" };

interface Program {
	readonly file: string;
	readonly before: string;
	readonly after: string;
}

/** Every program that the project prints, on one line where that is possible and as it is wrapped. */
const programs = (extension: string): readonly Program[] =>
	readdirSync(FIXTURES, { recursive: true, encoding: "utf8" })
		.filter((file) => extname(file) === extension && statSync(join(FIXTURES, file)).isFile())
		.map((file) => {
			const before = readFileSync(join(FIXTURES, file), "utf8");
			return { file, before, after: wrapped(LANGUAGES[extension] ?? "", before) };
		});

/** The syntax tree of a module, without its places. */
const tree = (source: string): string =>
	JSON.stringify(parse(source, { ecmaVersion: "latest", sourceType: "module" }), (key, value: unknown) =>
		key === "start" || key === "end" ? undefined : value,
	);

/** The syntax trees of Python programs. */
const trees = (sources: readonly string[]): readonly string[] =>
	JSON.parse(
		run(
			"python3",
			[
				"-c",
				"import ast, json, sys\nprint(json.dumps([ast.dump(ast.parse(source)) for source in json.load(sys.stdin)]))",
			],
			JSON.stringify(sources),
		),
	) as string[];

/** Shell programs as bash prints what it parsed. */
const functions = (sources: readonly string[]): string =>
	run("bash", [], sources.map((source, at) => `f${at}() {\n:\n${source}\n}\ndeclare -f f${at}\n`).join(""));

describe("a wrapped program", () => {
	it("has the syntax tree that it had, in JavaScript", () => {
		for (const { file, before, after } of programs(".js")) expect(tree(after), file).toBe(tree(before));
	});

	it.runIf(isHere("python3"))("has the syntax tree that it had, in Python", () => {
		const all = programs(".py");
		expect(trees(all.map(({ after }) => after))).toEqual(trees(all.map(({ before }) => before)));
	});

	it.runIf(isHere("bash"))("has the commands that it had, in the shell", () => {
		const all = programs(".sh");
		expect(functions(all.map(({ after }) => after))).toBe(functions(all.map(({ before }) => before)));
	});

	it("is not changed when it is wrapped again", () => {
		for (const [extension, language] of Object.entries(LANGUAGES))
			for (const { file, after } of programs(extension)) expect(wrapped(language, after), file).toBe(after);
	});

	it("has no longer line than a literal that cannot be broken makes it", () => {
		const long = Object.keys(LANGUAGES).flatMap((extension) =>
			programs(extension).flatMap(({ file, after }) =>
				after.split("\n").flatMap((line) => (line.length <= COLUMNS || unbreakable(line) ? [] : [`${file}: ${line}`])),
			),
		);
		expect(long).toEqual([]);
	});
});

/** Whether a line is little more than one string, address or path. */
function unbreakable(line: string): boolean {
	const literals = line.match(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`|[^\s"'`]+/g) ?? [];
	const longest = literals.toSorted((a, b) => b.length - a.length)[0] ?? "";
	return line.trim().length - longest.length <= 24;
}
