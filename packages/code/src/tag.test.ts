import { describe, expect, it, vi } from "vitest";
import { env, ident, js, lines, py, sh, when } from "./index.ts";
import { PYTHON } from "./python/language.ts";
import { scan } from "./python/scan.ts";
import { tagOf } from "./tag.ts";

const wrong = (): unknown => py`
	import os

	x = r"${"a"}"
`;

describe("a template", () => {
	it("is read once, however often it is filled", () => {
		const read = vi.fn(scan);
		const tag = tagOf(PYTHON, read);
		const greet = (name: string): string => String(tag`print(${name})`);
		expect([greet("a"), greet("b"), greet("c")]).toEqual(['print("a")', 'print("b")', 'print("c")']);
		expect(read).toHaveBeenCalledTimes(1);
	});

	it("loses the margin it is written at, and keeps four spaces for each of its own steps", () => {
		expect(
			String(py`
			if a:
				if b:
				    print(1)

			print(2)
		`),
		).toBe("if a:\n    if b:\n        print(1)\n\nprint(2)");
	});

	it("is refused if its first line leaves the margin of the others unknown", () => {
		expect(
			() => py`if a:
			print(1)`,
		).toThrow("starts on its second line");
	});

	it("keeps every escape as typed but those of the backtick and the brace", () => {
		expect(String(js`"\n\t" + \`\u0041\``)).toBe('"\\n\\t" + `\\u0041`');
		expect(String(sh`echo \${HOME}`)).toBe("echo ${HOME}");
	});

	it("holds no control characters", () => {
		expect(() => tagOf(PYTHON, scan)(Object.assign(["\0"], { raw: ["\0"] }))).toThrow("control character");
	});

	it("says where it is wrong, and what would be right", () => {
		expect(wrong).toThrow(
			'Python template, line 3: a hole in a raw string, which can escape nothing (take off the r), in: x = r"${…}"',
		);
	});
});

const program = (code = py``): string =>
	String(py`
		${code}
		a

		${code}${code}

		b
		${code}
	`);

const curl = (first: boolean, last: boolean): string =>
	String(sh`
		curl x \
		    ${when(first, sh`--first`)} \
		    ${when(last, sh`--last`)}
	`);

describe("code in a hole", () => {
	it("moves right with the line it is put on", () => {
		const body = py`
			x = 1
			y = ${["a".repeat(40), "b".repeat(40)]}
		`;
		expect(
			String(py`
			def f():
			    ${body}
			    return ${{ a: 1 }}
		`),
		).toBe(
			`def f():\n    x = 1\n    y = [\n        "${"a".repeat(40)}",\n        "${"b".repeat(40)}",\n    ]\n    return {"a": 1}`,
		);
	});

	it("does not move what is inside quotes", () => {
		const doc = py`
			x = """one
			two"""
		`;
		expect(
			String(py`
			if a:
			    ${doc}
		`),
		).toBe('if a:\n    x = """one\ntwo"""');
		expect(
			String(sh`
			if a; then
			    ${sh`echo ${"one\ntwo"}`}
			fi
		`),
		).toBe("if a; then\n    echo 'one\ntwo'\nfi");
	});

	it("takes its line away when there is none, and one of two blank lines with it", () => {
		expect(program()).toBe("a\n\nb");
		expect(program(py`x`)).toBe("x\na\n\nxx\n\nb\nx");
	});

	it("leaves no blank line where its own was the first", () => {
		expect(
			String(py`
				${py``}

				b
			`),
		).toBe("b");
	});

	it("takes the backslash before an argument away with the argument", () => {
		expect(curl(true, true)).toBe("curl x \\\n    --first \\\n    --last");
		expect(curl(true, false)).toBe("curl x \\\n    --first");
		expect(curl(false, true)).toBe("curl x \\\n    --last");
		expect(curl(false, false)).toBe("curl x");
	});

	it("keeps an empty string, which is a value and no code", () => {
		expect(String(sh`a ${""} b "${""}"`)).toBe(`a '' b ""`);
		expect(
			String(py`
			"""
			${""}
			"""
		`),
		).toBe('"""\n\n"""');
	});

	it("is refused when it is of another language", () => {
		expect(() => py`${js`1` as never}`).toThrow("js code in a Python template");
		expect(() => lines<string>([py`1`, js`1`])).toThrow("different languages");
	});

	it("is refused inside quotes and comments, which hold values only", () => {
		expect(() => py`"${py`x`}"`).toThrow("code in a Python string");
		expect(() => py`# ${ident("x")}`).toThrow("code in a Python comment");
	});

	it("is refused where its comment would swallow what follows", () => {
		const noted = py`x  # why`;
		expect(() => py`f(${noted})`).toThrow("text after it: )");
		expect(() => py`f(${py`1, ${noted}`}${py`)`})`).toThrow("text after it");
		expect(
			String(py`
			${noted}
			y
		`),
		).toBe("x  # why\ny");
	});

	it("is never made of data, whatever its shape", () => {
		const forged: unknown = JSON.parse('{"language": "python", "body": "evil()", "imports": [], "isEmpty": false}');
		expect(String(py`${forged as never}`)).toContain('"body": "evil()"');
	});
});

it("an environment variable is read by each language its own way, and brings its import", () => {
	expect(String(py`key = ${env("TOKEN")}`)).toBe('import os\n\nkey = os.environ["TOKEN"]');
	expect(String(js`key = ${env("TOKEN")}`)).toBe("key = process.env.TOKEN");
	expect(String(sh`echo ${env("TOKEN")} "${env("TOKEN")}s"`)).toBe('echo "$TOKEN" "${TOKEN}s"');
	expect(() => env("a b")).toThrow('"a b"');
});
