import { describe, expect, it } from "vitest";
import { composedPython } from "./compiled/composedPython.ts";
import { lines as laidLines, when as laidWhen } from "./compiled/composedParts.ts";
import { preparedShell } from "./compiled/preparedShell.ts";
import { firstWordWriter, wordWriter } from "./compiled/shellWriters.ts";
import { type Code, lines, Pattern, py, sh, when } from "./index.ts";

// What packed code makes must be what the tags make: the same program, text and shape.

const of = (code: Code): object => ({ program: String(code), body: code.body, shape: code.shape });

const LONG = "n".repeat(50);

const calling = (name: string): Code<"python"> => py`

	first = call(${name})
	second = 2
`;

const running = (id: string, name: string): Code<"sh"> => sh`run ${id} -m ${name} --out folder`;

describe("Python whose layouts are known", () => {
	const inner = composedPython("\nfirst = call(\b\v\x02)\nsecond = 2");
	const outer = composedPython("with x:\n    \v\nlast = \v");
	it.each(["a", LONG, 'a"\n\u200b'])("has %j in code that is moved right", (name) => {
		const theirs = py`
			with x:
			    ${calling(name)}
			last = ${name}
		`;
		expect(of(outer(inner(name), name))).toEqual(of(theirs));
	});

	it.each([true, false])("drops lines without code, with the blank lines around them: %j", (isThere) => {
		const part = composedPython("part()")();
		const packed = composedPython("a = 1\n\n\v\n\nb = 2\n\n\v")(laidWhen(isThere, part), laidWhen(isThere, part));
		const theirs = py`
			a = 1

			${when(isThere, py`part()`)}

			b = 2

			${when(isThere, py`part()`)}
		`;
		expect(of(packed)).toEqual(of(theirs));
	});

	it("joins lines, and leaves empty ones out", () => {
		const line = composedPython("call(\b\v\x02)");
		const theirs = ["a", LONG + LONG, LONG + LONG].map((name) => py`call(${name})`);
		const packed = ["a", LONG + LONG, LONG + LONG].map((name) => line(name));
		expect(of(laidLines([...packed, laidWhen(false, line("b"))]))).toEqual(
			of(lines([...theirs, when(false, py`call(${"b"})`)])),
		);
	});

	it("is filled by a pattern", () => {
		const code = outer(inner("id"), "id");
		const pattern = new Pattern<string>(code, (value) => (value === "id" ? (id) => id : undefined));
		for (const id of ["a", LONG, "it's"]) expect(pattern.filled(id)).toBe(String(outer(inner(id), id)));
	});

	it("refuses anything but a text, as the field that takes one", () => {
		expect(() => inner(7 as unknown as string)).toThrow("a text cannot contain anything but a string: 7");
	});
});

describe("shell whose layouts are known", () => {
	const packed = preparedShell("run \v\b -m \v\b --out folder", [firstWordWriter, wordWriter]);
	const names = ["a", LONG, LONG + LONG, "two words", `-${LONG}`, "a\nb", "it's\u200b", `${LONG}\n${LONG}`];

	it.each(names)("has %j in a command", (name) => {
		expect(of(packed("acme/demo", name))).toEqual(of(running("acme/demo", name)));
		expect(of(packed(`acme/${LONG}`, name))).toEqual(of(running(`acme/${LONG}`, name)));
	});

	it("refuses what the command would read as an option", () => {
		expect(() => packed("-rf", "a")).toThrow("a dash at its start");
	});

	it("is filled by a pattern", () => {
		const pattern = new Pattern<string>(packed("id", "id"), (value) => (value === "id" ? (id) => id : undefined));
		for (const id of ["a", LONG, "it's"]) expect(pattern.filled(id)).toBe(String(packed(id, id)));
	});
});
