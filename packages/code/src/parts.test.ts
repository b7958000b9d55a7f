import { expect, it } from "vitest";
import {
	args,
	CodeError,
	ident,
	joined,
	js,
	lines,
	py,
	sh,
	TemplateError,
	when,
	type Python,
	type Value,
} from "./index.ts";

it("a name is a dotted name and nothing else", () => {
	expect(String(py`from ${ident("a.b_c")} import ${ident("D1")}`)).toBe("from a.b_c import D1");
	expect(String(js`new ${ident("A")}()`)).toBe("new A()");
	for (const name of ["os; import evil", "", "a..b", "1a", "a\n", "é", "-x", undefined as never])
		expect(() => ident(name)).toThrow(CodeError);
});

const keywords = (values: Readonly<Record<string, Value>>): Python =>
	lines(Object.entries(values).map(([name, value]) => py`${ident(name)}=${value},`));

it("keywords read as they are called", () => {
	expect(
		String(py`
		f(
		    ${keywords({ temperature: 0, stop: ["a"] })}
		)
	`),
	).toBe('f(\n    temperature=0,\n    stop=["a"],\n)');
});

it("pieces are joined without the empty ones", () => {
	expect(String(joined([py`a`, py``, py`b`], ", "))).toBe("a, b");
	expect(String(joined([py`a`, py`b`], py` or `))).toBe("a or b");
	expect(String(lines([py`a`, when(false, py`b`), py`c`]))).toBe("a\nc");
	expect(String(args([sh`-a`, sh``, sh`-b`]))).toBe("-a \\\n-b");
	expect(String(lines([]))).toBe("");
	expect(String(py`f(${joined([], ", ")})`)).toBe("f()");
});

it("a separator is no way to put text in as code", () => {
	expect(() => joined([py`a`, py`b`], "; evil() #")).toThrow(TemplateError);
	expect(() => joined([py`a # b`, py`c`], ", ")).toThrow("ends in a comment");
});

it("a condition may have another side", () => {
	expect(String(when(0, py`a`, py`b`))).toBe("b");
	expect(String(when("x", py`a`, py`b`))).toBe("a");
});
