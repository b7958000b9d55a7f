import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { renderMarkdown } from "../../../apps/web/src/markdown/markdown.ts";
import { must, type Target, textOf } from "../target.ts";

/** A model card: the HTML has nothing that runs, nothing of another host, and does not leave the element around it. */
export const target: Target = {
	name: "markdown",
	run(input) {
		const { html } = renderMarkdown(textOf(input), CARD);
		const { childNodes } = parseFragment(`<div>${html}</div><p>after</p>`);
		must(childNodes.length === 2 && childNodes[1]?.nodeName === "p", "a card does not leave the element around it");
		for (const element of elementsOf(childNodes)) check(element);
	},
	seeds: [
		"# Title\n\nText *a* **b** `c` [d](e.md) ![f](g.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
		"> [!NOTE]\n> text\n\n- [ ] a\n- [x] b\n\n```python\nimport os\n```\n\n$a^2$ and $$\\frac{1}{2}$$ [^1]\n\n[^1]: note\n",
		'<details><summary>x</summary><img src="a.png" onerror=alert(1)><a href="javascript:x">y</a></details>',
		"<svg><math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
	],
	words: [
		"<script>",
		"</",
		"<svg>",
		"<math>",
		"<style>",
		"<img src=",
		"onerror=",
		"javascript:",
		"```",
		"$$",
		"\\frac{",
		"\\def\\a",
		"{",
		"}",
		"|",
		"> ",
		"- ",
		"[",
		"](",
		"![",
		"<!--",
		"-->",
		"&#x",
		"<table>",
		"<template>",
		"\n\n",
		"    ",
		"[^1]",
		"<a href=",
	],
};

const CARD = {
	top: 3,
	prefix: "card-",
	home: "https://hub.example/a/b",
	link: (place: { type: string; path?: string }) => (place.type === "file" ? `/files/${place.path}` : undefined),
	image: (place: { type: string; path?: string }) => (place.type === "file" ? `/raw/${place.path}` : undefined),
} as const;

const FORBIDDEN =
	/^(?:script|style|iframe|object|embed|form|base|link|meta|template|noscript|frame|frameset|applet|portal|textarea|select)$/;

function check({ tagName, attrs }: DefaultTreeAdapterTypes.Element): void {
	must(!FORBIDDEN.test(tagName), `no <${tagName}>`);
	for (const { name, value } of attrs) {
		must(!/^on/i.test(name) && name !== "srcdoc" && name !== "formaction", `no attribute ${name}`);
		if (name === "src" || name === "poster" || name === "srcset")
			must(value.startsWith("/raw/"), `nothing loaded from ${value.slice(0, 80)}`);
		if (name === "href" || name === "xlink:href")
			must(/^(?:https?:\/\/|mailto:|\/files\/|#card-)/i.test(value), `no link to ${value.slice(0, 80)}`);
		if (name === "id") must(value.startsWith("card-"), `no id ${value.slice(0, 80)}`);
	}
}

function elementsOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): readonly DefaultTreeAdapterTypes.Element[] {
	const found: DefaultTreeAdapterTypes.Element[] = [];
	const waiting = [...nodes];
	for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
		if (!("tagName" in node)) continue;
		found.push(node);
		waiting.push(...node.childNodes);
	}
	return found;
}
