import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyString, json, shellString } from "../test/values.ts";
import { Code, env, frozen, joined, js, later, needs, py, sh, text, type Value } from "./index.ts";

/** Code as it is written at once, and the same with a gap filled later. */
const both = <V extends Value>(write: (hole: V | ReturnType<typeof gap<V>>) => Code, value: V): readonly string[] => [
	String(write(value)),
	String(write(gap<V>()).filled(value)),
];

const gap = <V extends Value>(): ReturnType<typeof later<V>> => later((value: V) => value);

const python = (hole: Parameters<typeof py>[1]): Code => {
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

const javascript = (hole: Parameters<typeof js>[1]): Code => js`
	const f = () => ${hole};
	${needs(js`import fs from "node:fs";`, js`f({ a: ${hole} }, -${hole});`)}
`;

const shell = (hole: Parameters<typeof sh>[1]): Code => sh`
	curl --data ${hole} \
	    --header "A: ${"x"}" ${sh`--url=${hole}`}
`;

/** Inside quotes and comments. */
const quoted = (hole: Parameters<typeof py>[1]): Code => py`
	f("a ${hole}", '${hole}', f"{x} ${hole}")
	# ${hole}
	"""
	${hole}
	"""
`;

describe("a gap that is filled later", () => {
	it("holds any value as if it had been there at once", () => {
		fc.assert(
			fc.property(json, (value) => {
				for (const write of [python, javascript]) {
					const [atOnce, filled] = both(write, value);
					expect(filled).toBe(atOnce);
				}
			}),
		);
	});

	it("holds any word of a shell", () => {
		fc.assert(
			fc.property(shellString, (value) => {
				const [atOnce, filled] = both(shell, value);
				expect(filled).toBe(atOnce);
			}),
		);
	});

	it("holds any string inside quotes and comments", () => {
		fc.assert(
			fc.property(anyString, (value) => {
				const [atOnce, filled] = both(quoted, value);
				expect(filled).toBe(atOnce);
			}),
		);
	});

	it("brings the import that its value needs", () => {
		const token = text`Bearer ${env("TOKEN")}`;
		const [atOnce, filled] = both(python, token);
		expect(filled).toBe(atOnce);
		expect(filled).toContain("import os");
	});

	it("refuses what the place refuses, when it is filled", () => {
		expect(() => sh`f ${gap<string>()}`.filled("-rf")).toThrow("a dash at its start");
		expect(() => sh`f "${gap<string>()}${"-rf"}"`).toThrow("a dash at its start");
		expect(() => py`f(${gap<string>()}${"x"})`).toThrow("touches a name or quotes");
	});

	it("does not count in the shape, and code with one has no text yet", () => {
		const pattern = py`load(${gap<string>()})`;
		expect(pattern.filled("x").shape).toBe(py`load(${gap<string>()})`.shape);
		expect(pattern.shape).not.toBe(py`save(${gap<string>()})`.shape);
		expect(() => String(pattern)).toThrow("must be filled");
		expect(() => pattern.body).toThrow("must be filled");
	});
});

describe("a frozen value", () => {
	it("is written like any other, at every margin and in every language", () => {
		const same = { messages: [{ role: "user", content: "x".repeat(70) }], key: env("TOKEN") };
		const kept = frozen({ messages: [{ role: "user", content: "x".repeat(70) }], key: env("TOKEN") });
		for (let time = 0; time < 2; time += 1) {
			expect(String(python(kept))).toBe(String(python(same)));
			expect(String(javascript(kept))).toBe(String(javascript(same)));
		}
	});

	it("cannot change any more", () => {
		const value = frozen({ list: [{ a: 1 }] });
		expect([value, value.list, value.list[0]].every(Object.isFrozen)).toBe(true);
	});
});
