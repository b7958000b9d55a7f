import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commented, constant, env, ident, js, joined, lines, needs, py, sh, text, type Value, when } from "./index.ts";

const loaded = (id: string, task: Value = "fill-mask"): ReturnType<typeof py> => py`
	from transformers import pipeline

	pipe = pipeline(${task}, model=${id})  # ${id}
`;

const branch = (one: boolean): string => py`f(${when(one, py`a=${1}`, py`b=${1}`)})`.shape;
const optional = (one: boolean): string => py`f(${when(one, py`a=${1}`)})`.shape;
const header = (value: Value): string => py`post(headers=${{ Authorization: value }})`.shape;
const named = (name: string): string => py`from transformers import ${ident(name)}`.shape;
const piped = (task: Value): ReturnType<typeof py> => py`pipeline(${constant(task)})`;
const a = (value: number): ReturnType<typeof py> => py`a(${value})`;

describe("a shape", () => {
	it("is 16 hexadecimal digits", () => {
		expect(loaded("acme/one").shape).toMatch(/^[0-9a-f]{16}$/);
	});

	it("is the same for other values in the same template, however they are laid out", () => {
		const { shape } = loaded("acme/one");
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.jsonValue(), (id, task) => {
				expect(loaded(id, task as Value).shape).toBe(shape);
			}),
		);
	});

	it("is another for other fixed text, and for the same text in another language", () => {
		const shapes = [py`f(${1})`, py`f(${1},)`, py`g(${1})`, py`f("${1}")`, js`f(${1})`, sh`f ${1}`];
		expect(new Set(shapes.map(({ shape }) => shape)).size).toBe(shapes.length);
	});

	it("is the same under comments, which do nothing", () => {
		const code = loaded("acme/one");
		const under = commented([py`# First ${"log in"}.`, py`# Then run this.`], code);
		expect([under.shape, under.imports, String(under)]).toEqual([
			code.shape,
			code.imports,
			`# First log in.\n# Then run this.\n${String(code)}`,
		]);
		const around = (inner: typeof code): string => joined([py`import torch`, inner], "\n\n").shape;
		expect(around(under)).toBe(around(code));
		expect(commented([], code)).toBe(code);
		expect(() => commented([py`a = 1  # set`], code)).toThrow(/a line of its own/);
	});

	it("is the same wherever the same template stands", () => {
		expect(py`f(${1})`.shape).toBe(py`f(${2})`.shape);
	});

	it("is another when another branch is taken", () => {
		expect(branch(true)).not.toBe(branch(false));
		expect(optional(true)).not.toBe(optional(false));
	});

	it("tells which of two holes holds which code", () => {
		const [one, two] = [py`a`, py`b`];
		expect(py`f(${one}, ${one}, ${two}, ${two}, ${two})`.shape).not.toBe(
			py`f(${one}, ${one}, ${one}, ${two}, ${two})`.shape,
		);
	});

	it("knows the environment variables that are read, also inside other values", () => {
		expect(header(text`Bearer ${env("HF_TOKEN")}`)).toBe(header(text`Key ${env("HF_TOKEN")}`));
		expect(header(text`Bearer ${env("HF_TOKEN")}`)).not.toBe(header(text`Bearer ${env("FAL_KEY")}`));
		expect(header(env("HF_TOKEN"))).not.toBe(header("hf_secret"));
		expect(py`f(${env("A")})`.shape).not.toBe(py`f(${env("B")})`.shape);
	});

	it("knows the imports that were declared", () => {
		const plain = py`f(${1})`;
		expect(needs(py`import a`, plain).shape).not.toBe(plain.shape);
		expect(needs(py`import a`, plain).shape).not.toBe(needs(py`import b`, plain).shape);
	});

	it("knows the names from outside", () => {
		expect(named("BertModel")).not.toBe(named("T5Model"));
		expect(named("BertModel")).toBe(named("BertModel"));
	});

	it("knows the constants, which are printed like any value", () => {
		expect(String(piped("fill-mask"))).toBe('pipeline("fill-mask")');
		expect(piped("fill-mask").shape).toBe(piped("fill-mask").shape);
		expect(piped("fill-mask").shape).not.toBe(piped("depth-estimation").shape);
		expect(String(py`f("${constant("a")}")`)).toBe('f("a")');
	});

	it("of joined pieces knows which they are and in what order, and of like ones whether there are many", () => {
		const b = py`b()`;
		expect(lines([a(1), a(2)]).shape).toBe(lines([a(1), a(2), a(3)]).shape);
		expect(lines([a(1)]).shape).not.toBe(lines([a(1), a(2)]).shape);
		expect(lines([a(1), b]).shape).not.toBe(lines([b, a(1)]).shape);
		expect(lines([a(1), a(2)]).shape).not.toBe(joined([a(1), a(2)], ", ").shape);
		expect(lines([a(1), when(false, b)]).shape).toBe(lines([a(1)]).shape);
	});

	it("is not changed by a value that looks like code", () => {
		const posing = { shape: py`b()`.shape, isOpen: false, language: "python" };
		expect(py`f(${posing})`.shape).toBe(py`f(${{}})`.shape);
	});
});
