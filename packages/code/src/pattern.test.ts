import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyString, json, shellString } from "../test/values.ts";
import { type Code, env, joined, js, needs, Pattern, py, sh, text, type Value } from "./index.ts";

const SAMPLE = "a-sample";

/** Code written with a value, and a pattern of code for a sample, filled with the same value. */
const both = (write: (hole: Value) => Code, value: Value): readonly string[] => [
	String(write(value)),
	patternOf(write).filled(value),
];

const patternOf = (write: (hole: Value) => Code): Pattern<Value> =>
	new Pattern(write(SAMPLE), (value) => (value === SAMPLE ? (input) => input : undefined));

const python = (hole: Value): Code => {
	const call = py`
		load(
		    ${hole},
		    name=${1},  # ${2}
		)
	`;
	return py`
		import requests

		${py``}
		if True:
		    ${joined([py`first = [${hole}]`, needs(py`import json`, call)], "\n")}
	`;
};

const javascript = (hole: Value): Code => js`
	const f = () => ${hole};
	${needs(js`import fs from "node:fs";`, js`f({ a: ${hole} }, -${hole});`)}
`;

const shell = (hole: Value): Code => sh`
	curl --data ${hole} \
	    --header "A: ${"x"}" ${sh`--url=${hole}`}
`;

const loading = (hole: Value): Code => py`load(${hole})`;

/** Inside quotes and comments. */
const quoted = (hole: Value): Code => py`
	f("a ${hole}", '${hole}', f"{x} ${hole}")
	# ${hole}
	"""
	${hole}
	"""
`;

const OTHER_SAMPLE = "another-sample";

/** Lines whose breaks depend on the lengths of two names. */
const wide: readonly ((one: string, two: string) => Code)[] = [
	(one, two) => py`
		# Load ${one} first, which is what this needs.
		model = load("a-model", ${one}, {"name": ${two}}).to("cuda")  # or ${two}
		print(model(f"${one}", verbose=True, dtype="float32"))
	`,
	(one, two) => py`
		model = load(${one}, dtype="float32")
		print(model(options=${{ model: two, list: [1, 2], inner: { model: one } }}))
	`,
	(one, two) => js`
		const response = await fetch(${one}, {
		    body: JSON.stringify(${{ model: one, messages: [{ role: "user", content: "x" }], last: two }}),
		});
		if (!response.ok) throw new Error("The server answered " + ${two}); // ${one}
	`,
	(one, two) => sh`
		{
		    ${sh`run ${one} --json ${{ model: one, list: [{ other: "x" }] }} --last "${two}"`}
		} | print ${one} && print "${two}"
	`,
];

describe("a pattern", () => {
	it("holds any value as if the code had been written with it", () => {
		fc.assert(
			fc.property(json, (value) => {
				for (const write of [python, javascript]) {
					const [written, filled] = both(write, value);
					expect(filled).toBe(written);
				}
			}),
		);
	});

	it("holds any word of a shell", () => {
		fc.assert(
			fc.property(shellString, (value) => {
				const [written, filled] = both(shell, value);
				expect(filled).toBe(written);
			}),
		);
	});

	it("holds any string inside quotes and comments", () => {
		fc.assert(
			fc.property(anyString, (value) => {
				const [written, filled] = both(quoted, value);
				expect(filled).toBe(written);
			}),
		);
	});

	it("holds names of any length, each as the code is laid out for it", () => {
		const name = fc.stringMatching(/^[A-Za-z0-9"' ./:_-]{1,90}$/).filter((text) => !text.startsWith("-"));
		fc.assert(
			fc.property(name, name, (first, second) => {
				for (const write of wide) {
					const pattern = new Pattern<readonly string[]>(write(SAMPLE, OTHER_SAMPLE), (value) =>
						value === SAMPLE ? ([one]) => one ?? "" : value === OTHER_SAMPLE ? ([, two]) => two ?? "" : undefined,
					);
					for (const names of [
						[first, second],
						[second, first],
						["x".repeat(first.length), second],
					] as const)
						expect(pattern.filled(names)).toBe(String(write(...names)));
				}
			}),
		);
	});

	it("brings the import that its value needs", () => {
		const token = text`Bearer ${env("TOKEN")}`;
		const [written, filled] = both(python, token);
		expect(filled).toBe(written);
		expect(filled).toContain("import os");
	});

	it("refuses what the place refuses, when it is filled", () => {
		expect(() => patternOf((hole) => sh`f ${hole}`).filled("-rf")).toThrow("a dash at its start");
		expect(() => patternOf((hole) => sh`f "${hole}${"-rf"}"`).filled("")).toThrow("a dash at its start");
	});

	it("has the shape of its code", () => {
		expect(patternOf(loading).shape).toBe(loading("other").shape);
		expect(patternOf((hole) => py`save(${hole})`).shape).not.toBe(loading("other").shape);
	});

	it("is of no use where nothing is read", () => {
		expect(new Pattern(py`load("x")`, () => undefined).filled(SAMPLE)).toBe('load("x")');
	});
});
