import * as fc from "fast-check";
import MarkdownIt from "markdown-it";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { block, code, link, plain, table } from "./write.ts";

type Node = DefaultTreeAdapterTypes.Node;

const reader = new MarkdownIt({ html: true });

/** The elements and the text of rendered Markdown. */
function read(markdown: string): { readonly tags: readonly string[]; readonly words: string } {
	const nodes = [...walk(parseFragment(reader.render(markdown)))];
	return {
		tags: nodes.flatMap((node) => ("tagName" in node ? [node.tagName] : [])),
		words: nodes.map((node) => ("value" in node ? node.value : "")).join(""),
	};
}

function* walk(node: Node): Generator<Node> {
	yield node;
	if ("childNodes" in node) for (const child of node.childNodes) yield* walk(child);
}

const HOSTILE = [
	"<script>alert(1)</script>",
	"*a* _b_ **c** `d` ~~e~~ ``f",
	"[go](javascript:alert(1)) ![x](https://evil.example/x.png)",
	"<https://evil.example>",
	"# heading",
	"- item",
	"1. item",
	"+ item",
	"> quote",
	"a\n\n# heading\n```",
	"| a | b |\n|---|---|",
	"&lt;b&gt; &amp; &#35;",
	"\\*a\\* \\",
	"[x]: https://evil.example",
	"```\ncode\n```",
	"~~~",
	"===",
	"---",
	"    indented",
	"$x$",
];
const words = fc.oneof(
	fc.constantFrom(...HOSTILE),
	fc.string(),
	fc.string({ unit: fc.constantFrom(..."`*_[]()<>#!|\\~-+=&;\n 1.a") }),
);
/** The text on one line, with white space as Markdown renders it. */
const line = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

describe("untrusted text", () => {
	test("is text in a paragraph", () => {
		fc.assert(
			fc.property(words, (text) => {
				const { tags, words: shown } = read(plain(text));
				expect(tags).toEqual(line(text) === "" ? [] : ["p"]);
				expect(shown.trim()).toBe(line(text));
			}),
			{ numRuns: 2_000 },
		);
	});

	test("is code between backticks", () => {
		fc.assert(
			fc.property(words, (text) => {
				const { tags, words: shown } = read(`a ${code(text)} b`);
				expect(tags).toEqual(/\\\|/.test(text) ? ["p"] : ["p", "code"]);
				expect(shown.trim().replaceAll(/\s+/g, "")).toBe(`a${line(text).replaceAll(/\s+/g, "")}b`);
			}),
			{ numRuns: 2_000 },
		);
	});

	test("is unchanged in a code block", () => {
		fc.assert(
			fc.property(words, (text) => {
				const { tags, words: shown } = read(`${block(text, "py")}\n\nafter`);
				expect(tags).toEqual(["pre", "code", "p"]);
				expect(shown.endsWith("after\n")).toBe(true);
				if (!/[\r\t\0]/.test(text)) expect(shown).toContain(text.replace(/\n$/, ""));
			}),
			{ numRuns: 2_000 },
		);
	});

	test("stays in its table cell", () => {
		fc.assert(
			fc.property(words, words, (a, b) => {
				const { tags } = read(table(["One", "Two"], [[plain(a), code(b)]]));
				expect(tags.filter((tag) => tag !== "code")).toEqual([
					"table",
					"thead",
					"tr",
					"th",
					"th",
					"tbody",
					"tr",
					"td",
					"td",
				]);
				expect(tags.filter((tag) => tag === "code")).toHaveLength(/\\\|/.test(b) ? 0 : 1);
			}),
			{ numRuns: 2_000 },
		);
	});

	test.each(["a\\|b", "a\\\\|<img src=x>|`b", "\\|"])(
		"keeps the pipe of %j in its cell, for readers that take two backslashes for one",
		(name) => {
			const row = table(["One", "Two"], [[code(name), plain(name)]])
				.split("\n")
				.at(-1)!;
			expect(row.match(/(?:\\.|[^\\|])+/g)).toHaveLength(2);
			expect(read(table(["One", "Two"], [[code(name), plain(name)]])).words.split(name)).toHaveLength(3);
		},
	);

	test("shows ten hidden characters, and counts the rest", () => {
		expect(code("\u202e".repeat(1_000))).toBe(`\`${"[U+202E]".repeat(10)} [and 990 more hidden characters]\``);
		expect(plain("\u202e".repeat(1_000)).length).toBeLessThan(200);
	});

	test("ends no link", () => {
		fc.assert(
			fc.property(words, words, (label, href) => {
				const { tags } = read(link(code(label), `/models?q=${href}`));
				expect(tags).toEqual(/\\\|/.test(label) ? ["p", "a"] : ["p", "a", "code"]);
			}),
			{ numRuns: 2_000 },
		);
	});
});
