import { py } from "@vitrine/code";
import { codeOf, must, type Target, textOf } from "../target.ts";

/** A text in Python: the literal is read back as that text. */
export const target: Target = {
	name: "python",
	run(input) {
		const value = textOf(input);
		for (const write of FORMS) {
			const code = codeOf(() => write(value));
			if (code === undefined) continue;
			const [, open = "", body, close] = /^show\(\s*(f?"""|f?'''|f?"|f?')([^]*?)("""|'''|"|'),?\s*\)$/.exec(code) ?? [];
			must(body !== undefined && open.endsWith(close ?? "?"), "a call of one literal");
			must(decoded(body ?? "", open) === `a ${value} b`, `the literal is the text: ${code.slice(0, 200)}`);
		}
	},
	seeds: ["plain", "a\"b'c\\d\ne", "{x} {{y}} \u202e\u200b\u{e0041}", "'''\"\"\"\\"],
	words: [
		'"',
		"'",
		'"""',
		"'''",
		"\\",
		"\\N{DIGIT ONE}",
		"{",
		"}",
		"\n",
		"\r",
		"\u2028",
		"\0",
		"\u202e",
		"\u200d",
		"\ufeff",
		"\\x",
		"#",
		");import os#",
	],
};

const FORMS = [
	(v: string) => py`show("a ${v} b")`,
	(v: string) => py`show('a ${v} b')`,
	(v: string) => py`show("""a ${v} b""")`,
	(v: string) => py`show(f"a ${v} b")`,
	(v: string) => py`show(f'''a ${v} b''')`,
];

/** The text of a Python string literal; throws for whatever could end it or begin an expression. */
function decoded(body: string, open: string): string {
	const quote = open.replace("f", "");
	must(!body.replaceAll(/\\[^]/g, "").includes(quote), "no quote ends the literal");
	must(quote.length === 3 || !/[\n\r]/.test(body), "no line break ends the literal");
	const plain = open.startsWith("f") ? unbraced(body) : body;
	return plain.replaceAll(
		/\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|([^]))/g,
		(_, x, u, long, octal, one) =>
			one === undefined ? point(x ?? u ?? long, octal) : (ONE[one as string] ?? `\\${one}`),
	);
}

const point = (hex: string | undefined, octal: string | undefined): string =>
	hex === undefined
		? String.fromCodePoint(Number.parseInt(octal ?? "", 8))
		: String.fromCodePoint(Number.parseInt(hex, 16));

const ONE: Readonly<Record<string, string>> = {
	n: "\n",
	r: "\r",
	t: "\t",
	"\\": "\\",
	'"': '"',
	"'": "'",
	"\n": "",
	a: "\x07",
	b: "\b",
	f: "\f",
	v: "\v",
};

function unbraced(body: string): string {
	must(!body.replaceAll("{{", "").replaceAll("}}", "").match(/[{}]/), "no brace begins an expression");
	return body.replaceAll("{{", "{").replaceAll("}}", "}");
}
