import type { Standing } from "@vitrine/verify";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { elementsOf, textOf } from "../testing/html.ts";
import { Proof } from "./Proof.tsx";

const parsed: Standing = { level: "parsed", date: "2026-11-21", tools: { python: "3.11.7" } };

function drawn(checked: Standing | undefined, short = false): { readonly text: string; readonly pips: number } {
	const html = renderToStaticMarkup(createElement(Proof, { checked, short }));
	return { text: elementsOf(html).map(textOf)[0] ?? "", pips: html.split('class="yes"').length - 1 };
}

describe("a proof", () => {
	test("of a parsed snippet says by what, when, and what was not done", () => {
		expect(drawn(parsed)).toEqual({
			text: "Parsed by Python 3.11 · 21 Nov 2026. Not yet type-checked or run. How we check",
			pips: 1,
		});
	});

	test("names all tools, a shell by its own name", () => {
		const { text } = drawn({ ...parsed, tools: { acorn: "8.19.0", bash: "5.2", sh: "dash" } });
		expect(text).toMatch(/^Parsed by acorn 8\.19, bash 5\.2 and dash · /);
	});

	test("in a table is the level alone", () => {
		expect(drawn(parsed, true)).toEqual({ text: "parsed", pips: 1 });
	});

	test("of what was not checked says so, with no pip filled", () => {
		expect(drawn(undefined)).toEqual({ text: "not checked yet", pips: 0 });
		expect(drawn(undefined, true)).toEqual({ text: "not checked yet", pips: 0 });
	});

	test("never says more than the level", () => {
		for (const level of ["parsed", "typed"] as const)
			expect(drawn({ ...parsed, level }).text).toMatch(/Not yet .*run\./);
		expect(drawn({ ...parsed, level: "request checked" })).toMatchObject({ pips: 3 });
		expect(drawn({ ...parsed, level: "request checked" }).text).toContain("No provider was called.");
		expect(drawn({ ...parsed, level: "run" }).text).toContain("miniature");
	});
});
