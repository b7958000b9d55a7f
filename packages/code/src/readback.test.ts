import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isHere, run, SECRET, type Interpreter } from "../test/interpreters.ts";
import { anyString, json, shellString } from "../test/values.ts";
import { env, js, py, sh, text, when, type Code, type Value } from "./index.ts";
import { swept } from "../../../test/sweep.ts";

/**
 * The promise of the product: the real interpreter reads back any untrusted text, in any hole, as that value and
 * nothing else.
 */

/** A way to put a value into a snippet that prints a string, and the expected string. */
type Form<L extends string> = readonly [write: (value: string) => Code<L>, expected: (value: string) => string];

const itself = (value: string): string => value;
const amid = (value: string): string => `a ${value} b`;
const nothing = (): string => "x";
const withSecret = (value: string): string => `${value} ${SECRET}${value}`;
const secret = (value: string) => text`${value} ${env("TOKEN")}${value}`;

const inPython: readonly Form<"python">[] = [
	[(v) => py`show(${v})`, itself],
	[(v) => py`show("a ${v} b")`, amid],
	[(v) => py`show('a ${v} b')`, amid],
	[(v) => py`show("""${v}"${v}'${v}""")`, (v) => `${v}"${v}'${v}`],
	[(v) => py`show("""a ${v} b""")`, amid],
	[(v) => py`show('''a ${v} b''')`, amid],
	[(v) => py`show(u"${v}")`, itself],
	[(v) => py`show(f"a ${v} b")`, amid],
	[(v) => py`show(f'a ${v} b')`, amid],
	[(v) => py`show(F"""{'a'} ${v} b""")`, amid],
	[(v) => py`show(f'''{"a"} ${v} {{b}}'''[:-3] + "b")`, amid],
	[(v) => py`show("x") # ${v}`, nothing],
	[(v) => py`show("x") # coding${v}`, nothing],
	[(v) => py`show(${secret(v)})`, withSecret],
	[(v) => py`show(f"${secret(v)}")`, withSecret],
	[(v) => py`show(f'''${v} ${env("TOKEN")}${v}''')`, withSecret],
	[
		(v) => py`
			if True:
			    ${when(true, py`show(${v})`)}
		`,
		itself,
	],
];

const inJavaScript: readonly Form<"js">[] = [
	[(v) => js`show(${v})`, itself],
	[(v) => js`show("a ${v} b")`, amid],
	[(v) => js`show('a ${v} b')`, amid],
	[(v) => js`show(\`a ${v} b\`)`, amid],
	[(v) => js`show(\`$${v} {b}\`)`, (v) => `$${v} {b}`],
	[(v) => js`show(\`${v}{b}\`)`, (v) => `${v}{b}`],
	[(v) => js`show("x") // ${v}`, nothing],
	[(v) => js`show("x"/* ${v} *//*${v}/ *${v}${v}/*/)`, nothing],
	[(v) => js`show(${secret(v)})`, withSecret],
	[(v) => js`show(\`${v} ${env("TOKEN")}${v}\`)`, withSecret],
	[
		(v) => js`
			{
			    ${when(true, js`show(${v})`)}
			}
		`,
		itself,
	],
];

const inShell: readonly Form<"sh">[] = [
	[(v) => sh`show -- ${v}`, itself],
	[(v) => sh`show -- 'a ${v} b'`, amid],
	[(v) => sh`show -- "a ${v} b"`, amid],
	[(v) => sh`show -- a" "${v}" b"`, amid],
	[(v) => sh`show -- "${v}"`, itself],
	[(v) => sh`show --option '${v}'`, itself],
	[(v) => sh`show -- =${v}=; x=${v}`, (v) => `=${v}=`],
	[(v) => sh`show -- x # ${v}`, nothing],
	[(v) => sh`show -- ${secret(v)}`, withSecret],
	[(v) => sh`show -- "${secret(v)}"`, withSecret],
	[(v) => sh`(show -- "$(echo a)"" "${v}" b")`, amid],
	[
		(v) => sh`
			if true; then
			    ${when(true, sh`show -- ${v}`)}
			fi
		`,
		itself,
	],
];

const PYTHON = "import json, os\ndef show(value): print(json.dumps(value))\n";
const SIGNED = "(key, value) => (Object.is(value, -0) ? '-0' : value)";
const JAVASCRIPT = `const show = (value) => console.log(JSON.stringify(value, ${SIGNED}));
`;
const SHELL = `show() { shift; printf '%s\\0' "$@"; }\n`;

const bodies = (codes: readonly Code[]): string => codes.map((code) => code.body).join("\n") + "\n";
const jsonLines = (output: string): unknown[] =>
	output
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
const words = (output: string): string[] => output.split("\0").slice(0, -1);

const python = (codes: readonly Code<"python">[]): unknown[] =>
	jsonLines(run("python3", ["-"], PYTHON + bodies(codes)));
const node = (codes: readonly Code<"js">[]): unknown[] =>
	jsonLines(run(process.execPath, ["-"], JAVASCRIPT + bodies(codes)));
const shell = (name: Interpreter, codes: readonly Code<"sh">[]): string[] =>
	words(run(name, ["-s"], SHELL + bodies(codes)));

/** Prints many values in one run of an interpreter. */
function many<T>(arbitrary: fc.Arbitrary<T>, check: (values: readonly T[]) => void): void {
	const values = fc.array(arbitrary, { minLength: 1, maxLength: 120, size: "max" });
	fc.assert(
		fc.property(values, (batch) => {
			check(batch);
		}),
		{ numRuns: 3 },
	);
}

const everyForm = <L extends string>(forms: readonly Form<L>[], values: readonly string[]) => ({
	codes: values.flatMap((value) => forms.map(([write]) => write(value))),
	expected: values.flatMap((value) => forms.map(([, expected]) => expected(value))),
});

describe.skipIf(!isHere("python3"))("Python reads back", () => {
	it("any JSON value written bare", () => {
		many(json, (values) => expect(python(values.map((value) => py`show(${value})`))).toEqual(values));
	});

	it("any string in every kind of hole", () => {
		many(anyString, (values) => {
			const { codes, expected } = everyForm(inPython, values);
			expect(python(codes)).toEqual(expected);
		});
	});

	it("a comment at the top of a file that names an encoding, as nothing but a comment", () => {
		const code = py`
			# ${"-*- coding: utf-7 -*- +AAo-raise SystemExit(3)"}
			print("+AAo-")
		`;
		expect(run("python3", ["-"], String(code))).toBe("+AAo-\n");
	});
});

describe("Node reads back", () => {
	it("any JSON value written bare", () => {
		many(json, (values) => expect(node(values.map((value) => js`show(${value})`))).toEqual(values.map(signed)));
	});

	it("any string in every kind of hole", () => {
		many(anyString, (values) => {
			const { codes, expected } = everyForm(inJavaScript, values);
			expect(node(codes)).toEqual(expected);
		});
	});
});

/** The value as \`show\` prints it: JSON has a sign for zero, JSON.stringify has none. */
const signed = (value: Value): unknown =>
	JSON.parse(JSON.stringify(value, (_, item: unknown) => (Object.is(item, -0) ? "-0" : item)));

for (const [name, options] of swept(["bash", "sh", "dash"] as const)) {
	describe.skipIf(!isHere(name))(`${name} reads back`, options, () => {
		it("any JSON value written bare", () => {
			const value = json.filter((value) => typeof value !== "string");
			many(value, (values) => {
				const printed = shell(
					name,
					values.map((value) => sh`show -- ${value}`),
				);
				expect(printed.map((word) => JSON.parse(word))).toEqual(values);
			});
		});

		it("any string in every kind of hole", () => {
			many(shellString, (values) => {
				const { codes, expected } = everyForm(inShell, values);
				expect(shell(name, codes)).toEqual(expected);
			});
		});
	});
}

/** zsh, the shell of a Mac, runs comments as commands where they are pasted; so does bash with this option. */
const PASTED = ["--norc", "+O", "interactive_comments", "-i", "-c"];
const NAMED = "command_not_found_handle() { printf '%s\\n' \"$1\"; }\n";

const ran = (codes: readonly Code<"sh">[]): string[] =>
	run("bash", [...PASTED, NAMED + bodies(codes)], "")
		.trim()
		.split("\n");

describe.skipIf(!isHere("bash"))("A shell that runs comments as commands", () => {
	it("runs nothing of any value in them", () => {
		many(anyString, (values) => {
			const lines = ran(values.map((value) => sh`# a ${value} b`));
			expect(lines).toEqual(values.map(() => "#"));
		});
	});

	it.each([
		"$(echo out)",
		"`echo out`",
		"x; echo out",
		"x|out",
		"x & out",
		"it's $(echo out)",
		'";out;"',
		"x\nout",
		"!!",
	])("runs nothing of %j in them", (value) => {
		expect(ran([sh`# ${value}`, sh`end ${"it's"}`])).toEqual(["#", "end"]);
	});
});
