import { FORMULAS } from "../../../../fixtures/hostile/formulas.ts";
import * as fc from "fast-check";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, test } from "vitest";
import { HTML_CARDS } from "../../../../fixtures/hostile/html.ts";
import { splitFrontMatter } from "./frontMatter.ts";
import { targetOf } from "./links.ts";
import { renderMarkdown, type MarkdownOptions } from "./markdown.ts";
import { cpuTimer } from "../../../../test/cpu.ts";
import { swept } from "../../../../test/sweep.ts";

const CARD: MarkdownOptions = {
	top: 3,
	prefix: "card-",
	home: "https://hub.example/acme/parser",
	link: (target) => (target.type === "file" ? `/files/${target.path}` : undefined),
	image: (target) => (target.type === "file" ? `/raw/${target.path}` : undefined),
};

describe("what an untrusted card cannot do", () => {
	test.each(HTML_CARDS)("%s", (attack) => expectHarmless(renderMarkdown(attack, CARD).html));

	test("nor any mixture of such parts", () => {
		const piece = fc.oneof(
			fc.constantFrom(...HTML_CARDS),
			fc.string(),
			fc.constantFrom("\n\n", "<div>", "</div>", "`", "|a|\n|-|\n", "<p ", ">", "'", '"', "- ", "> "),
			fc.constantFrom("[^a]", "\n[^a]: ", "> [!NOTE]\n> ", "- [x] ", "\n    "),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
				expectHarmless(renderMarkdown(pieces.join(""), CARD).html);
			}),
			{ numRuns: 300 },
		);
	});

	test("nor by deep nesting or length", () => {
		for (const text of [
			"<div>".repeat(60_000),
			">".repeat(50_000),
			"[".repeat(50_000),
			"*a ".repeat(30_000),
			"- ".repeat(5_000),
			"a".repeat(600_000),
		])
			expectHarmless(renderMarkdown(text, CARD).html);
	});

	const TREES = {
		"elements that every paragraph opens again": Array.from({ length: 20_000 }, (_, at) => `<a><b x=${at}><p>`).join(
			"",
		),
		"formatting that is never closed": `${Array.from({ length: 5_000 }, (_, at) => `<b x=${at}>`).join("")}${"<p>".repeat(3_000)}`,
		"a table inside a table": "<table><tr><td>".repeat(20_000),
		formulas: "$x^2$ ".repeat(60_000),
		"signs that open formulas and close none": "\\(".repeat(200_000),
		"macros that call themselves": "$\\def\\a{\\a\\a}\\a$ ".repeat(500),
		braces: `$${"{".repeat(900)}x${"}".repeat(900)}$`,
		"a fence that is never closed": `\`\`\`py\n${"x = 1\n".repeat(60_000)}`,
		"links to files": "[a](b.md) ".repeat(30_000),
		"notes, each referred to": Array.from({ length: 15_000 }, (_, at) => `[^${at}] x\n\n[^${at}]: y\n`).join("\n"),
		"one note, referred to by itself": `${"[^a] ".repeat(60_000)}\n\n[^a]: [^a]`,
	};
	for (const [[name, text], options] of swept(Object.entries(TREES), 4))
		test(`nor by few bytes that make a large tree: ${name}`, options, () => {
			const { html } = renderMarkdown(text, CARD);
			expect(html.length).toBeLessThan(20 * text.length + 1_000_000);
			expectHarmless(html);
		});

	test("a card of a megabyte is cut, with a notice", () => {
		const { html, cut } = renderMarkdown("A sentence of a card.\n\n".repeat(50_000), CARD);
		expect(cut).toContain("too long");
		expect(html.length).toBeLessThan(1_000_000);
	});

	test("five thousand headings have five thousand ids", () => {
		for (const of of [() => "Usage", (at: number) => `Usage ${at}`]) {
			const text = Array.from({ length: 5_000 }, (_, at) => `# ${of(at)}`).join("\n\n");
			const { headings } = renderMarkdown(text, CARD);
			expect(new Set(headings.map(({ id }) => id)).size).toBe(5_000);
		}
	});
});

describe("headings", () => {
	test("are below those of the page, without gaps in their levels", () => {
		const { headings } = renderMarkdown("# A\n\n### B\n\n# C\n\n## D\n\n##### E\n\n###### F\n\n####### no", CARD);
		expect(headings.map(({ level, text }) => `${level} ${text}`)).toEqual(["3 A", "4 B", "3 C", "4 D", "5 E", "6 F"]);
	});

	test("have ids that are unique on the page, and link to them", () => {
		const taken = new Set(["card-usage"]);
		const { html, headings } = renderMarkdown('<div id="usage-2"></div>\n\n# Usage\n\n# Usage\n\n# [Usage](x)', {
			...CARD,
			taken,
		});
		expect(headings.map(({ id }) => id)).toEqual(["card-usage-1", "card-usage-3", "card-usage-4"]);
		const ids = elements(parseFragment(html)).flatMap((element) => attribute(element, "id") ?? []);
		expect(new Set(ids).size).toBe(ids.length);
		for (const { id } of headings) expect(html).toContain(`href="#${id}"`);
	});

	test("keep a card's own table of contents working", () => {
		const { html, headings } = renderMarkdown("[go](#how-to--use-it)\n\n## How to & use it?", CARD);
		expect(headings[0]?.id).toBe("card-how-to--use-it");
		expect(html).toContain('href="#card-how-to--use-it"');
	});
});

describe("links and images", () => {
	test("to other sites are marked as such", () => {
		const link = elements(parseFragment(renderMarkdown("[x](https://example.org/a)", CARD).html)).find(isLink);
		expect(attribute(link as Element, "rel")).toBe("nofollow noopener");
	});

	test("of the repository lead to the file on this site, resolved from the path of the text", () => {
		const html = renderMarkdown("[x](../b.md#z) ![y](img/a.png)", { ...CARD, from: "docs/a.md" }).html;
		expect(html).toContain('href="/files/b.md"');
		expect(html).toContain('src="/raw/docs/img/a.png"');
	});

	test("that lead nowhere leave their text", () => {
		const html = renderMarkdown("see [the licence](LICENSE) and ![a chart](a.png)", { top: 2, prefix: "x-" }).html;
		expect(html).toBe("<p>see the licence and a chart</p>\n");
	});

	test("of other hosts become a link with the alternative text, never one inside another", () => {
		const html = renderMarkdown(
			"![a chart](https://e.example/c.png) [**![badge](https://e.example/b.svg)**](https://e.example)",
			CARD,
		).html;
		const links = elements(parseFragment(html)).filter(isLink);
		expect(links.map(text)).toEqual(["a chart", "badge"]);
		expect(html).not.toContain("<img");
	});

	test("to the published repository lead to its files here", () => {
		const file = "acme/parser/resolve/main/img/a.png?download=true";
		for (const src of [`https://hub.example/${file}`, `/${file}`])
			expect(renderMarkdown(`![y](${src})`, CARD).html).toContain('src="/raw/img/a.png"');
		expect(targetOf("https://hub.example/acme/parser/blob/v1/b.md#z", { home: CARD.home ?? "" })).toEqual({
			type: "file",
			path: "b.md",
			hash: "#z",
		});
		for (const other of [
			"https://hub.example/acme/parser2/blob/main/b.md",
			"https://evil.example/acme/parser/blob/main/b.md",
		])
			expect(targetOf(other, { home: CARD.home ?? "" })).toMatchObject({ type: "outside" });
	});

	test("never leave the repository, however they are spelt", () => {
		expect(targetOf("%2e%2e%2fsecret")).toBeUndefined();
		expect(targetOf("x.md", { from: "//evil.example/" })).toMatchObject({ type: "file" });
		expect(targetOf("..%5c..%5csecret")).toBeUndefined();
		expect(targetOf("a/../../../etc/passwd")).toMatchObject({ type: "site" });
		expect(targetOf("\\\\evil.example\\x")).toMatchObject({ type: "outside" });
		fc.assert(
			fc.property(fc.string(), fc.string(), (href, from) => {
				const target = targetOf(href, {
					from: from.replaceAll(/[^a-z/]/g, ""),
					home: "https://hub.example/acme/parser",
				});
				if (target?.type === "file") expect(target.path.split(/[\\/]/)).not.toContain("..");
				if (target?.type === "outside") expect(target.href).toMatch(/^(?:https?|mailto):/);
			}),
		);
	});
});

/** The TeX of every formula in the result. */
const texOf = (markdown: string): readonly string[] =>
	elements(parseFragment(renderMarkdown(markdown, CARD).html))
		.filter(({ tagName }) => tagName === "annotation")
		.map(text);

describe("formulas", () => {
	test.each([
		["$x_1 + y_2$", ["x_1 + y_2"]],
		["so $$a*b*c$$ it is", ["a*b*c"]],
		["\\(a_b\\) and \\[c_d\\]", ["a_b", "c_d"]],
		["$$\na\n+ b\n- c\n$$", ["a\n+ b\n- c"]],
		["- in a list\n\n  $$\n  a_1\n  $$\n", ["a_1"]],
		["<div>\n\n$a^2$\n</div>", ["a^2"]],
		["<p>$a^2$</p>", ["a^2"]],
		["| a |\n|---|\n| $x_1$ |", ["x_1"]],
		["```math\n\\frac{a}{b}\n```", ["\\frac{a}{b}"]],
		["**$n$-gram**", ["n"]],
	])("%j", (markdown, tex) => expect(texOf(markdown)).toEqual(tex));

	test.each([
		"It costs $5 or $10, $5-$10, 5$ and US$6 or US$7.",
		"$HOME and $PATH",
		"`$a$` and ```$b$```",
		"```sh\necho $A $B$\n```",
		"\\$a\\$ and \\$b$",
		"$ a $ and $$ $$",
		"$\\undefinedmacro{$ and $\\frac{$",
	])("%j has none", (markdown) => expect(texOf(markdown)).toEqual([]));

	test("with errors stay TeX", () => {
		const { html } = renderMarkdown("a $\\frac{1$ b", CARD);
		expect(text(parseFragment(html)).trim()).toBe("a $\\frac{1$ b");
	});

	test.each([
		["\\raisebox{15em}{x}", "voffset"],
		["\\raisebox{-15em}{x}", "voffset"],
		["\\kern-19em x", "width"],
		["\\hspace{-40px} x", "width"],
	])("cannot be moved far from their place: %s", (tex, attribute) => {
		expect(renderMarkdown(`a $${tex}$ b`, CARD).html).not.toContain(`${attribute}="`);
	});

	test.each([
		["\\raisebox{0.5em}{x}", 'voffset="0.5em"'],
		["\\boxed{x} \\quad y", 'width="1em"'],
		["\\llap{x} y", 'lspace="-1width"'],
		["\\rule{2em}{0.4pt}", 'width="2em"'],
	])("keep their lengths where these are small: %s", (tex, kept) => {
		expect(renderMarkdown(`a $${tex}$ b`, CARD).html).toContain(kept);
	});

	test("that are long scroll within their line, except in a link", () => {
		const long = `$${"x+".repeat(60)}y$`;
		expect(renderMarkdown(long, CARD).html).toContain('class="scroll formula within" tabindex="0"');
		expect(renderMarkdown(`[${long}](https://example.org/)`, CARD).html).not.toContain("tabindex");
		expect(renderMarkdown("$x+y$", CARD).html).not.toContain("within");
	});

	test("leave the text around them", () => {
		const { html } = renderMarkdown("for $n$ and \\(m\\), at $5", CARD);
		const words = elements(parseFragment(html)).find(({ tagName }) => tagName === "p");
		const own = words?.childNodes.map((node) => ("value" in node ? node.value : "·")).join("");
		expect(own).toBe("for · and ·, at $5");
	});

	test("are inline in a heading, whose id has their TeX", () => {
		const { html, headings } = renderMarkdown("## Cost $$O(n)$$ a token", CARD);
		expect(headings[0]).toMatchObject({ text: "Cost $$O(n)$$ a token", id: "card-cost-on-a-token" });
		expect(html).not.toContain("tabindex");
	});
});

describe("blocks", () => {
	test("of code are coloured and keep their text", () => {
		const html = renderMarkdown("```python\nimport os # <b>\n```", CARD).html;
		expect(html).toContain("hljs-keyword");
		expect(text(parseFragment(html))).toBe("PythonCopyimport os # <b>\n");
		expect(text(parseFragment(renderMarkdown("```ts\nlet a;\n```", CARD).html))).toBe("TypeScriptCopylet a;\n");
	});

	test("of text are titled as output only right after code", () => {
		expect(titles("```py\nprint(1)\n```\n\n```text\n1\n```\n\n```text\n2\n```")).toEqual(["Python", "Output", "Text"]);
		expect(titles("```sh\nls\n```\n\nAnd:\n\n```text\na\n```\n\n```\nb\n```")).toEqual(["Shell", "Text", "Code"]);
	});

	test("that are tables scroll on their own and keep the alignment of their columns", () => {
		const html = renderMarkdown("|a|b|\n|-|-:|\n|1|2|", CARD).html;
		expect(html).toContain('<div class="scroll" tabindex="0" role="group"');
		expect(html).toContain('<td class="number">2</td>');
		expect(renderMarkdown("| day |\n|---|\n| 2026-11-23 |", CARD).html).toContain('<td class="date">2026-11-23</td>');
	});

	test("of front matter are left out, and only those", () => {
		expect(splitFrontMatter("\uFEFF---\nlicense: mit\n---\n# A")).toEqual({ yaml: "license: mit", body: "# A" });
		expect(splitFrontMatter("---\r\na: 1\r\n---\r\nB").body).toBe("B");
		expect(splitFrontMatter("---\n---\nB")).toEqual({ yaml: "", body: "B" });
		expect(splitFrontMatter("---\nnever closed").body).toBe("---\nnever closed");
		expect(splitFrontMatter("# A\n\n---\n\nB\n\n---\n").yaml).toBeUndefined();
	});
});

const html = (markdown: string): string => renderMarkdown(markdown, CARD).html;

describe("what hubs add to Markdown", () => {
	test("alerts are quotations with a title", () => {
		const rendered = html("> [!WARNING]\n> Mind the [gap](LICENSE).\n>\n> - a\n\n> [!tip]\n>\n> Alone on its line.");
		expect(rendered).toContain('<div class="alert warning" role="note" aria-label="Warning">');
		expect(text(parseFragment(rendered)).split(/\n+/)).toEqual([
			"Warning",
			"Mind the gap.",
			"a",
			"Tip",
			"Alone on its line.",
			"",
		]);
	});

	test.each([
		"> [!NOTE] no line of its own",
		"> [!constructor]\n> x",
		"> [!NOTES]\n> x",
		"[!NOTE]\nx",
		"> **[!NOTE]**\n> x",
	])("%j is none", (markdown) => expect(html(markdown)).not.toContain("alert"));

	test("task items have a box that shows whether they are done", () => {
		const boxes = elements(parseFragment(html("- [x] a\n- [ ] b\n\n  c\n  1. [X] d\n- [y] e\n- [x]f\n\n[x] g")))
			.filter((element) => attribute(element, "role") === "img")
			.map((element) => attribute(element, "aria-label"));
		expect(boxes).toEqual(["done", "to do", "done"]);
	});

	test("footnotes are numbered in the order of their references, follow the text, and link back", () => {
		const rendered = html(
			"a[^x] b[^1] c[^x]\n\n[^1]: One\nof two lines\n[^x]: Two\n\n    and more\n[^never]: Nobody asks.\n\nend",
		);
		const links = elements(parseFragment(rendered)).filter(isLink);
		expect(links.map((link) => `${text(link)} ${attribute(link, "href")}`)).toEqual([
			"1 #card-note-1",
			"2 #card-note-2",
			"1 #card-note-1",
			"back #card-note-from-1",
			"back #card-note-from-2",
		]);
		expect(text(parseFragment(rendered)).replaceAll(/\s+/g, " ")).toBe(
			"a1 b2 c1 end Two and more back One of two lines back ",
		);
	});

	test.each(["a[^x] is nowhere", "`[^x]`\n\n[^x]: y", "\\[^x]\n\n[^x]: y", "[^]: x\n\n[^]"])(
		"%j has no footnote",
		(markdown) => expect(html(markdown)).not.toContain("note-1"),
	);
});

test("a text is rendered in the same way, whatever was rendered before", () => {
	const texts = [
		"a[^x]\n\n[^x]: One",
		"b[^x]\n\n[^y]: Two",
		"# Usage\n\n$x$ [l]\n\n[l]: b.md",
		"# Usage\n\n[l]\n\n```py\nx = 1\n```",
	];
	const alone = texts.map(html);
	expect(texts.toReversed().map(html).toReversed()).toEqual(alone);
});

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const ELEMENTS = new Set(
	"a abbr b blockquote br button code dd del details div dl dt em figcaption figure h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section span strike strong sub summary sup table tbody td tfoot th thead tr tt ul var wbr".split(
		" ",
	),
);
const MATHML = "http://www.w3.org/1998/Math/MathML";
const MATH_ELEMENTS =
	/^(?:math|semantics|annotation|m(?:row|i|n|o|s|text|space|frac|sqrt|root|style|padded|phantom|enclose|sub|sup|subsup|under|over|underover|table|tr|td))$/;
const MATH_ATTRIBUTES =
	/^(?:display|xmlns|encoding|mathvariant|stretchy|fence|separator|[lr]space|(?:min|max)size|symmetric|accent|accentunder|movablelimits|largeop|width|height|depth|voffset|linethickness|displaystyle|scriptlevel|column(?:align|spacing|lines)|row(?:spacing|lines)|notation)$/;
const ATTRIBUTES = new Set(
	"href rel class id src alt width height loading decoding title align colspan rowspan dir lang open scope start datetime tabindex role aria-label aria-live type data-copy data-copied".split(
		" ",
	),
);
const CLASSES =
	/^(?:anchor|picture|code|bar|button|plain|needs-js|scroll|table|number|to-middle|date|formula|within|alert(?:-title)?|note|tip|important|warning|caution|task-(?:item|box)|done|hljs-[\w-]+|[\w]+_)$/;

/** Checks every element that a browser would make of it. */
function expectHarmless(html: string): void {
	for (const element of elements(parseFragment(html))) {
		if (element.namespaceURI === MATHML) {
			expect(element.tagName).toMatch(MATH_ELEMENTS);
			for (const { name } of element.attrs) expect(name).toMatch(MATH_ATTRIBUTES);
			continue;
		}
		expect(ELEMENTS).toContain(element.tagName);
		expect(element.namespaceURI).toBe("http://www.w3.org/1999/xhtml");
		for (const { name, value } of element.attrs) {
			expect(ATTRIBUTES).toContain(name);
			if (name === "id") expect(value).toMatch(/^card-/);
			if (name === "class") for (const word of value.split(" ")) expect(word).toMatch(CLASSES);
			if (name === "src") expect(value).toMatch(/^\/raw\/(?!\/)/);
			if (name === "href") expect(value).toMatch(/^(?:https?:\/\/|mailto:|\/files\/|#card-)/);
			if (name === "tabindex") expect(value).toBe("0");
			if (name.startsWith("data-")) expect(value).toBe("");
			if (name === "type") expect(value).toBe("button");
		}
		if (attribute(element, "href")?.startsWith("http")) expect(attribute(element, "rel")).toBe("nofollow noopener");
	}
}

function isLink({ tagName }: Element): boolean {
	return tagName === "a";
}

function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((attr) => attr.name === name)?.value;
}

function elements(node: Node): Element[] {
	const below = "childNodes" in node ? node.childNodes.flatMap(elements) : [];
	return "tagName" in node ? [node, ...below] : below;
}

function text(node: Node): string {
	if ("value" in node) return node.value;
	return "childNodes" in node ? node.childNodes.map(text).join("") : "";
}

describe("hostile formulas", () => {
	for (const [[what, formula], options] of swept(Object.entries(FORMULAS), 4))
		test(`are bounded in time and size: ${what}`, options, () => {
			const used = cpuTimer();
			const { html } = renderMarkdown(`$$${formula()}$$\n\n`.repeat(15), CARD);
			expectHarmless(html);
			// With macros, 56 KB took 20 seconds and made 16 million letters.
			expect(used()).toBeLessThan(10_000);
			expect(html.length).toBeLessThan(1_300_000);
		});

	test.each(["\\def\\a{b}\\a", "\\newcommand{\\a}{b}\\a", "\\let\\a=b \\a", "\\html@mathml{a}{b}", "\\gdef\\a{b}\\a"])(
		"that define a macro stay TeX: %s",
		(tex) => {
			expect(renderMarkdown(`$$${tex}$$`, CARD).html).not.toContain("<math");
		},
	);

	test("that only start like such a command are typeset", () => {
		expect(renderMarkdown("$$\\left( a \\longrightarrow b \\right)$$", CARD).html).toContain("<math");
	});
});

describe("a long word", () => {
	test("may be broken after each 100 letters, and never inside a tag or an entity", () => {
		const { html } = renderMarkdown(
			`${"x".repeat(2_500)} ${"&".repeat(2_000)} [a](https://e.example/${"y".repeat(3_000)})`,
			CARD,
		);
		expect(html.replaceAll("<wbr>", "")).not.toMatch(/<p>(?!x{2500} )/);
		expect(html.match(/x+<wbr>/g)?.map((part) => part.length - 5)).toEqual(Array.from({ length: 25 }, () => 100));
		expect(html).toContain(`${"&#x26;".repeat(100)}<wbr>`);
		expect(html).toContain(`href="https://e.example/${"y".repeat(3_000)}"`);
	});

	test("of 1,000 letters stays as it is", () => {
		expect(renderMarkdown("x".repeat(1_000), CARD).html).not.toContain("<wbr>");
	});
});

describe("code blocks", () => {
	test("are coloured up to a number of them, and of letters in them", () => {
		const { html } = renderMarkdown("```py\nimport os\n```\n\n".repeat(400), CARD);
		expect(html.match(/hljs-keyword/g)).toHaveLength(300);
		expect(html.match(/import/g)).toHaveLength(400);
		const long = renderMarkdown(`\`\`\`py\nimport os\n${"word\n".repeat(9_998)}\`\`\`\n\n`.repeat(6), CARD).html;
		expect(long.match(/hljs-keyword/g)).toHaveLength(4);
	});
});

/** The titles of the code blocks of a text. */
function titles(source: string): readonly string[] {
	return [...renderMarkdown(source, CARD).html.matchAll(/class="bar"><span>(\w+)/g)].map(([, title = ""]) => title);
}
