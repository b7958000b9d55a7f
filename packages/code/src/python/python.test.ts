import { describe, expect, it } from "vitest";
import { CodeError, env, ident, py, TemplateError, text, type Value } from "../index.ts";

const v = 'it\'s "{x}"';

describe("a Python template", () => {
	it("writes values as Python writes them", () => {
		expect(String(py`f(${null}, ${true}, ${false}, ${-0}, ${1e21}, ${{ "a b": [] }})`)).toBe(
			'f(None, True, False, -0.0, 1e+21, {"a b": []})',
		);
	});

	it("shows what a reader could not see as escapes", () => {
		expect(String(py`${"\0\u2028\u202e\ufeff\ud800\x7f"}`)).toBe('"\\u0000\\u2028\\u202e\\ufeff\\ud800\\u007f"');
	});

	it("escapes for the quotes around the hole", () => {
		expect(String(py`["${v}", '${v}', f"${v}", f'${v}']`)).toBe(
			`["it's \\"{x}\\"", 'it\\'s "{x}"', f"it's \\"{{x}}\\"", f'it\\'s "{{x}}"']`,
		);
	});

	it("knows prefixes, escapes, continued lines and quotes inside quotes", () => {
		const code = py`
			x = rb"\"" + Rb'"' + u"\N{DASH}\x41\101${v}" + \
			    f"{y['a']:>{width}} {{ ${v}" + "a\
			" + """ " "" "${v}" ${v}""" # it's ${v}
			y = ${v}
		`;
		expect(String(code)).toContain(`y = "it's`);
	});

	it("gives variables in f-strings quotes they do not end at", () => {
		expect(String(py`f"${env("A")}" + f'${text`x${env("A")}`}'`)).toBe(
			`import os\n\nf"{os.environ['A']}" + f'x{os.environ["A"]}'`,
		);
	});

	it.each<[string, () => unknown]>([
		["raw string", () => py`r"${v}"`],
		["raw string", () => py`rf'${v}'`],
		["bytes string", () => py`b"${v}"`],
		["not a string prefix", () => py`t"${v}"`],
		["not a string prefix", () => py`name"${v}"`],
		["not closed", () => py`"abc`],
		["not closed", () => py`'''abc''`],
		[
			"not closed",
			() => py`
			x = "abc
			y = "${v}"
		`,
		],
		["cut off", () => py`"\${v}"`.toString() && py`"\x${v}"`],
		["cut off", () => py`"\1${v}"`],
		["cut off", () => py`"\N{${v}}"`],
		["braces of an f-string", () => py`f"{${v}}"`],
		["braces of an f-string", () => py`f"{x["a"]} ${v}"`],
		["between quotes that would close", () => py`"""a"${v}"""`],
		["between quotes that would close", () => py`"""a "${v}"" b"""`],
		["directly after a hole", () => py`${ident("f")}"${v}"`],
		["directly after a hole", () => py`${v}f"a"`],
	])("refuses a %s", (what, write) => {
		expect(write).toThrow(TemplateError);
		expect(write).toThrow(what);
	});

	it.each<[string, () => unknown]>([
		["after a name", () => py`f${v}`],
		["after quotes", () => py`""${v}`],
		["before a name", () => py`${v}x`],
		["after another value", () => py`${v}${v}`],
		["after a name put in", () => py`${ident("f")}${v}`],
	])("refuses a value that would grow together with what stands %s", (_, write) => {
		expect(write).toThrow("touches a name or quotes");
	});

	it.each<[string, unknown]>([
		["NaN", Number.NaN],
		["Infinity", JSON.parse("1e400")],
		["undefined", undefined],
		["a bigint", 1n],
		["a record", new Date(0)],
		["a record", new Map()],
		["undefined", [, 1]], // eslint-disable-line no-sparse-arrays -- a sparse list must be refused
		["undefined", { a: undefined }],
		["a function", () => 1],
		["nested more than 64 deep", nested(65)],
	])("refuses %s", (what, value) => {
		expect(() => py`${value as Value}`).toThrow(CodeError);
		expect(() => py`${value as Value}`).toThrow(what);
	});

	it("writes lists as deep as it promises", () => {
		expect(String(py`${nested(64)}`).replace(/\s/g, "")).toContain("[".repeat(64));
	});

	it("refuses lists, records and variables inside quotes that cannot contain them", () => {
		expect(() => py`"${["a"]}"`).toThrow("a Python string cannot contain a list, only a string or a number");
		expect(() => py`"${env("A")}"`).toThrow("an environment variable");
		expect(() => py`# ${null}`).toThrow("a Python comment cannot contain null");
	});

	it("refuses names that are words of the grammar", () => {
		expect(() => py`from x import ${ident("lambda")}`).toThrow('a Python name cannot contain a keyword: "lambda"');
	});
});

function nested(depth: number): Value {
	return depth === 0 ? 1 : [nested(depth - 1)];
}
