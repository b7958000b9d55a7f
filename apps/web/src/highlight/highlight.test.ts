import * as fc from "fast-check";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, test } from "vitest";
import { CODE } from "../../../../fixtures/hostile/code.ts";
import { colour, languageOf } from "./colour.ts";
import { highlight } from "./highlight.ts";
import { breakWordsOfPage } from "./breakWords.ts";
import { markLines, newLines } from "./lines.ts";
import { cpuTimer } from "../../../../test/cpu.ts";

const LANGUAGES = ["python", "js", "sh", "json", "yaml", "text", "constructor", "__proto__"];
const hostile = fc.oneof(
	fc.string({ unit: "grapheme" }),
	fc.constantFrom(
		"zqorg/zqmodel",
		"a/b",
		"<script>alert(1)</script>",
		"</span><b>",
		"&amp;&lt;",
		'"""\n${x}`\n# it\'s',
		"zqorg/zqorg/zqmodel/zqmodel",
		"-rf",
		"span",
		"hljs",
		"x",
	),
	fc
		.array(fc.constantFrom("zqorg", "/", "zqmodel", "z", '"', "<", "&", "\n", "'", "class", "=", "def "), {
			maxLength: 12,
		})
		.map((parts) => parts.join("")),
);

describe("highlight", () => {
	test("keeps the code exactly, whatever it contains", () => {
		fc.assert(
			fc.property(hostile, hostile, fc.constantFrom(...LANGUAGES), (before, after, language) => {
				const code = `from x import y\n${before} = "${after}" # ${before}\nprint(1)`;
				expect(textOf(highlight(code, language))).toBe(parsed(code));
			}),
		);
	});

	test("keeps the code exactly when an id is taken out and put back", () => {
		fc.assert(
			fc.property(hostile, hostile, fc.constantFrom(...LANGUAGES), (id, rest, language) => {
				const code = `model = "${id}" ${rest}${id}${rest}\ncurl '${id}' # ${id}\n`;
				expect(textOf(highlight(code, language, id))).toBe(parsed(code));
			}),
			{ numRuns: 500 },
		);
	});

	test("makes only spans with highlight classes", () => {
		fc.assert(
			fc.property(hostile, fc.constantFrom(...LANGUAGES), (text, language) => {
				for (const element of elements(parseFragment(highlight(text, language, text)))) {
					expect(element.tagName).toBe("span");
					expect(element.attrs.every(({ name, value }) => name === "class" && /^[\w\s-]+$/.test(value))).toBe(true);
				}
			}),
		);
	});

	test("colours keywords of the languages it knows", () => {
		expect(highlight("import os", "python")).toContain('<span class="hljs-keyword">import</span>');
		expect(highlight("const x = 1", "js")).toContain("hljs-keyword");
		expect(highlight("import os", "brainfuck")).toBe("import os");
	});

	test("colours a template once for all ids", () => {
		const [one, other] = ['load(model="a/b")', 'load(model="c/d")'] as const;
		expect(highlight(one, "python", "a/b")).toBe(highlight(other, "python", "c/d").replace("c/d", "a/b"));
	});

	test("leaves very long code plain", () => {
		expect(highlight("x = 1\n".repeat(20_000), "python")).not.toContain("<");
	});
});

describe("markLines", () => {
	test("keeps the text and closes what it opens", () => {
		const html = highlight('x = """a\nb\nc"""\ny = 1', "python");
		const marked = markLines(html, new Set([1, 3]));
		expect(textOf(marked)).toBe('x = """a\nb\nc"""\ny = 1');
		const marks = elements(parseFragment(marked)).filter(({ tagName }) => tagName === "mark");
		expect(marks.map(text)).toEqual(["b", "y = 1"]);
	});

	test("keeps the text for any code and any lines", () => {
		fc.assert(
			fc.property(hostile, fc.array(fc.nat(5)), (code, lines) => {
				expect(textOf(markLines(highlight(code, "python"), new Set(lines)))).toBe(parsed(code));
			}),
		);
	});
});

describe("newLines", () => {
	test("finds the lines that an option adds", () => {
		expect([...newLines("a\nb\nx\nc", "a\nb\nc")]).toEqual([2]);
		expect([...newLines("a", "a")]).toEqual([]);
		expect([...newLines("a\na\nb", "a\nb")]).toHaveLength(1);
	});

	test("finds all lines but a subsequence of the base", () => {
		const texts = fc.array(fc.constantFrom("a", "b", "c", "d")).map((lines) => lines.join("\n"));
		fc.assert(
			fc.property(texts, texts, (one, other) => {
				const fresh = newLines(one, other);
				const kept = one.split("\n").filter((_, index) => !fresh.has(index));
				const base = other.split("\n");
				let from = 0;
				for (const line of kept) {
					const found = base.indexOf(line, from);
					expect(found).toBeGreaterThanOrEqual(from);
					from = found + 1;
				}
			}),
		);
	});
});

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The text that a browser reads from the HTML; both sides go through the parser, which changes carriage returns and NUL. */
function textOf(html: string): string {
	return text(parseFragment(html));
}

/** Code as a browser reads it when it is only escaped. */
function parsed(code: string): string {
	return textOf(code.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
}

function text(node: Node): string {
	if ("value" in node) return node.value;
	return "childNodes" in node ? node.childNodes.map(text).join("") : "";
}

function elements(node: Node): Element[] {
	const below = "childNodes" in node ? node.childNodes.flatMap(elements) : [];
	return "tagName" in node ? [node, ...below] : below;
}

describe("a line of more than 68 columns", () => {
	test("continues to the right of where it starts", () => {
		const long = `f(\n        "${"a b ".repeat(20)}",\n)`;
		expect(highlight(long, "text").split("\n")[1]).toMatch(/^<span class="long in-2"> {8}/);
		expect(highlight(long.replaceAll(" b ", "bbb"), "text")).toContain('class="long in-2 solid"');
		expect(textOf(highlight(long, "python"))).toBe(long);
	});

	test("is the only one that is changed", () => {
		expect(highlight("a\nb", "text")).toBe("a\nb");
		expect(highlight(`a\n${"b".repeat(69)}`, "text").split("\n")[0]).toBe("a");
	});
});

describe("hostile code", () => {
	const names = ["python", "js", "sh", "json", "yaml"];
	test.each(Object.entries(CODE))("is coloured in a time that grows with its length: %s", (_what, code) => {
		const text = code();
		for (const language of names) {
			const used = cpuTimer();
			const html = colour(text, languageOf(language) ?? "json");
			// A highlighter that is quadratic takes 20 s for the first of these.
			expect(used(), language).toBeLessThan(1_000);
			expect(html.length).toBeLessThan(60 * text.length + 100);
		}
	});
});

describe("a page with long words", () => {
	const long = "x".repeat(2_500);
	const parts = `${"x".repeat(100)}<wbr>`.repeat(25);

	test.each([
		[`<p>a ${long} b</p>`, `<p>a ${parts} b</p>`],
		[`<p>${"word ".repeat(500)}</p>`, `<p>${"word ".repeat(500)}</p>`],
		[`<a href="${long}" title="${long}">a</a>`, `<a href="${long}" title="${long}">a</a>`],
		[`<script type="application/json">${long}</script>`, `<script type="application/json">${long}</script>`],
		[
			`<title>${long}</title><option value="a">${long}</option>`,
			`<title>${long}</title><option value="a">${long}</option>`,
		],
		[`<p>${"&amp;".repeat(250)}</p>`, `<p>${`${"&amp;".repeat(100)}<wbr>`.repeat(2)}${"&amp;".repeat(50)}</p>`],
	])("may break them in its text, and only there: %#", (html, expected) => {
		expect(breakWordsOfPage(html)).toBe(expected);
	});
});
