import { describe, expect, it } from "vitest";
import { canTest, problemsOf } from "../testing/check.ts";
import { javascript } from "./javascript.ts";
import { python } from "./python.ts";
import { shell } from "./shell.ts";

const isHere = {
	python: await canTest(python, "the parser of Python snippets"),
	shell: await canTest(shell, "the parser of shell snippets"),
};

describe.skipIf(!isHere.python)("Python", () => {
	it("passes valid programs", async () => {
		const right = [
			"import os.path as p\nprint(p.join('a', *[x for x in 'ab']))",
			"def f(a, *b, c=1, **d):\n    global g\n    g = a\n    return h(b, c, d)\ndef h(*x): return x\nf(1)\nprint(g)",
			"class A:\n    x = 1\n    y = [x for x in 'a']\n    def m(self): return __class__, super().m",
			"with open('f') as f, open('g') as (g, *h):\n    print(f, g, h)",
			"try:\n    import a\nexcept ImportError as error:\n    print(error)",
			"if (n := 10) > 5:\n    print(n)\nfor i, (j, k) in []:\n    print(i, j, k)",
			"print({k: v for k, v in {}.items()}, lambda q: q, __name__)",
			"match [1]:\n    case [a, *rest]:\n        print(a, rest)",
			"total = 0\ntotal += 1\nprint(f'{total!r:>{total}}')",
		];
		expect(await problemsOf(python, "python", right)).toEqual(right.map(() => undefined));
	});

	const WRONG = [
		["print('a", /SyntaxError/],
		["print((1)", /SyntaxError/],
		["return 1", /SyntaxError/],
		["await f()", /SyntaxError/],
		["print('\\d')", /Warning|SyntaxError/],
		["print(a)", /undefined: a$/],
		["def f():\n    return torch.no_grad()", /undefined: torch/],
		["[y for x in 'a']", /undefined: y/],
		["[x for x in 'a']\nprint(x)", /undefined: x/],
		["class A:\n    x = 1\n    y = [x for _ in 'a']", /undefined: x/],
		["import a.b as c\na.d()", /undefined: a$/],
		["print(f'{name}')", /undefined: name/],
		["print(x)\nx = 1", /used before it is defined: x/],
		["x = x + 1", /used before it is defined: x/],
		["a.b()\nimport a", /used before it is defined: a/],
		["from a import *", /everything/],
	] as const;
	// Together: each run starts Python.
	it("finds the problems of wrong programs", async () => {
		const texts = WRONG.map(([text]) => text);
		const found = await problemsOf(python, "python", texts);
		expect(found).toEqual(WRONG.map(([, problem]) => expect.stringMatching(problem)));
	});
});

describe("JavaScript", () => {
	it("passes valid programs", async () => {
		const right = [
			'import a, { b as c } from "a";\nimport * as d from "d";\nconsole.log(a, c, d, await fetch("x"));',
			"const { a, b: [c = a, ...d], ...e } = {};\nconsole.log(c, d, e, { a, f: 1 }.f);",
			"for (const x of []) { y(x); }\nfunction y(z) { return arguments.length + z; }",
			"if (true) { var v = 1; }\nprocess.exit(v);",
			"try { null; } catch { null; } try { null; } catch ({ message }) { alert: for (;;) { break alert; } console.log(message); }",
			"class A { #p = 1; static q = A; m(n) { return this.#p + n; } }\nconst B = class C extends A { get c() { return C; } };\nexport { B as default };",
			"const f = async ({ a }, g = () => f) => import.meta.url + a + g`${a}`;\nexport const h = f;",
			"let n = 0;\nfor (let i = 0; i < 3; i++) n += i;\nlabel: do { continue label; } while (false);\nnew URL(`${n}`);",
		];
		expect(await problemsOf(javascript, "js", right)).toEqual(right.map(() => undefined));
	});

	it.each([
		["print('a", /SyntaxError/],
		["f((1)", /SyntaxError/],
		["const a = 1; const a = 2;", /SyntaxError/],
		["with (console) {}", /SyntaxError/],
		["fs.readFileSync('a')", /undefined: fs/],
		["for (const x of []) {}\nconsole.log(x);", /undefined: x/],
		["const o = { a: b };", /undefined: b/],
		["const o = { b };", /undefined: b/],
		["((a) => a)(1); console.log(a);", /undefined: a/],
		["const x = { [k]: 1 }[l];", /undefined: k, l/],
		["function f() { var v; }\nconsole.log(v);", /undefined: v/],
		["unknown = 1;", /undefined: unknown/],
	])("finds the problem of %j", async (text, problem) => {
		const [found] = await problemsOf(javascript, "js", [text]);
		expect(found).toMatch(problem);
	});
});

describe.skipIf(!isHere.shell)("Shell", () => {
	it("passes valid programs, and runs none", async () => {
		const right = ["echo 'a' \"$B\" | tr -d '\\n' > /dev/null", "{\n  exit 3\n} && (exit 4)", "# only a comment"];
		expect(await problemsOf(shell, "sh", right)).toEqual(right.map(() => undefined));
	});

	it.each([["echo 'a"], ['echo "a'], ["{ echo a"], ["echo a |"], ["(echo a"], ["echo a; fi"], ["cat << END\na"]])(
		"finds the problem of %j",
		async (text) => {
			const [found] = await problemsOf(shell, "sh", [text]);
			expect(found).toMatch(/^(bash|sh) -n: /);
		},
	);

	it("finds syntax that only one of the shells supports", async () => {
		const [found] = await problemsOf(shell, "sh", ["echo <(true)"]);
		expect(found === undefined || found.startsWith("sh -n: ")).toBe(true);
	});
});
