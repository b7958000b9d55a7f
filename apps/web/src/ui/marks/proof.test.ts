import type { Standing } from "@vitrine/verify";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { elementsOf, textOf } from "../../testing/html.ts";
import { Proof } from "./Proof.tsx";

const parsed: Standing = { level: "parsed", date: "2026-11-21", tools: { python: "3.11.7" } };

function rendered(checked: Standing | undefined, short = false): { readonly text: string; readonly pips: number } {
	const html = renderToStaticMarkup(createElement(Proof, { checked, short }));
	return { text: elementsOf(html).map(textOf)[0] ?? "", pips: html.split('class="yes"').length - 1 };
}

describe("a check level", () => {
	test("of a parsed snippet says what checked it, when, and what was not done", () => {
		expect(rendered(parsed)).toEqual({
			text: "Parsed by Python 3.11 · 21 Nov 2026. Neither type-checked nor run. How we check",
			pips: 1,
		});
	});

	test("names all tools, a shell by its own name", () => {
		const { text } = rendered({ ...parsed, tools: { acorn: "8.19.0", bash: "5.2", sh: "dash" } });
		expect(text).toMatch(/^Parsed by acorn 8\.19, bash 5\.2 and dash · /);
	});

	test("in a table is the level alone", () => {
		expect(rendered(parsed, true)).toEqual({ text: "parsed", pips: 1 });
	});

	test("of an unchecked snippet says so, with no bar filled", () => {
		expect(rendered(undefined)).toEqual({ text: "not checked yet", pips: 0 });
		expect(rendered(undefined, true)).toEqual({ text: "not checked yet", pips: 0 });
	});

	test("names the first packages that the code uses, and not the tools that read it", () => {
		const tools = { python: "3.11.7", pyright: "1.1.414", transformers: "5.23.0", torch: "2.15.0" };
		expect(rendered({ ...parsed, level: "run", tools }).text).toBe(
			"Ran on a tiny test model with transformers 5.23 and torch 2.15 · 21 Nov 2026. Not run on this model. How we check",
		);
		const many = { ...tools, a: "1", b: "2" };
		expect(rendered({ ...parsed, level: "typed", tools: many }).text).toContain(
			"Type-checked against transformers 5.23, torch 2.15, a 1 and 1 more ·",
		);
		expect(rendered({ ...parsed, level: "typed", tools: { python: "3.11.7" } }).text).toMatch(/^Type-checked · /);
	});

	test("says why it is not higher, if known", () => {
		expect(rendered({ ...parsed, level: "typed", reasons: { run: "needs a GPU." } }).text).toContain(
			"Not run: needs a GPU. How",
		);
		expect(rendered({ ...parsed, reasons: { typed: "only on GitHub" } }).text).toContain(
			"Not checked further: only on GitHub.",
		);
		expect(
			rendered({ ...parsed, level: "typed", reasons: { run: "there is no miniature for this kind of model" } }).text,
		).toContain("Not run: there is no tiny test model of this kind yet.");
		const partly = "Commands and options are valid as far as checked; not checked: the Homebrew tap.";
		expect(rendered({ ...parsed, reasons: { "commands checked": partly } }).text).toContain(`2026. ${partly}`);
	});

	test("never says more than the level", () => {
		for (const level of ["parsed", "typed", "commands checked"] as const)
			expect(rendered({ ...parsed, level }).text).toMatch(/(Not|nor) run\./);
		expect(rendered({ ...parsed, level: "request checked" })).toMatchObject({ pips: 3 });
		expect(rendered({ ...parsed, level: "request checked" }).text).toContain("No provider was called.");
		expect(rendered({ ...parsed, level: "run" }).text).toContain("tiny test model");
	});
});
