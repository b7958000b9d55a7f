import { cpuTimer } from "../../../../test/cpu.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyString, json, shellString } from "../../test/values.ts";
import { type Code, js, py, sh } from "../index.ts";
import { wrapped } from "../language.ts";

const plainWord = shellString.filter((word) => !word.startsWith("-"));

const WIDE = "a-word-that-makes-the-line-around-it-too-long-for-the-page";

describe("a layout", () => {
	it("is not changed when it is laid out again, whatever the values", () => {
		fc.assert(
			fc.property(json, anyString, plainWord, (value, text, word) => {
				const programs: readonly Code[] = [
					py`
						print(load(${value}, ${WIDE})["x"], f"a ${text}", ${text})  # ${text}
					`,
					js`
						if (x) throw new Error(${text} + f(${value}, { a: ${value} }), ${WIDE}); // ${text}
						await fetch(${text}, ${WIDE}, {
						    body: ${value},
						});
					`,
					sh`
						# ${text}
						run --a ${word} "${word}" --b=${word} ${WIDE} | run -- ${WIDE} ${word} &&
						    run --${WIDE} ${word} \
						    --c ${WIDE}
					`,
				];
				for (const code of programs) expect(wrapped(code.language, String(code))).toBe(String(code));
			}),
		);
	});

	it.each([
		["a literal", (n: number) => py`f(${WIDE}, "${"x\\\"' ".repeat(n / 4)}")`],
		["a list", (n: number) => py`f(${Array.from({ length: n / 8 }, (_, i) => `${i}`)})`],
		["numbers", (n: number) => js`f(${Array.from({ length: n / 4 }, (_, i) => i % 100)})`],
		["objects", (n: number) => js`f(${WIDE}, ${Array.from({ length: n / 10 }, () => ({ a: [{}] }))})`],
		["a comment", (n: number) => py`# ${"word ".repeat(n / 5)}`],
		["a shell word", (n: number) => sh`run ${WIDE} ${"a 'b'\n#".repeat(n / 8)}`],
	])("is found in linear time: a megabyte of %s", (_, write) => {
		const used = cpuTimer();
		expect(String(write(1_000_000)).length).toBeGreaterThan(900_000);
		expect(used()).toBeLessThan(20_000);
	});

	it.each([
		["python", "f(x, [1, y], {2: z}) "],
		["js", "await f(x, { y, }, (a) => { b; }) + "],
		["sh", "--option 'a value' word | \"another\" $(one 'two') "],
	])("is found in linear time: many brackets on a line of %s", (language, code) => {
		const used = cpuTimer();
		const text = code.repeat(100_000 / code.length);
		expect(wrapped(language, `(${text})`).length).toBeGreaterThan(90_000);
		expect(used()).toBeLessThan(20_000);
	});
});
