import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as catalogue from "@vitrine/catalogue";
import { parse } from "acorn";
import { expect, it } from "vitest";
import { ALL_TEXTS, BUDGETS, DESCRIBED, LAZY, LAZY_BUDGETS, MEDIAN_LIBRARY, SMALL_LIBRARIES } from "./budgets.ts";
import { bundledAlone } from "./alone.ts";
import { downloadsOf } from "./chunks.ts";
import { ended } from "./command.ts";
import { consumer, ROOT, tool } from "./places.ts";

const OPTIONS = ["--bundle", "--minify", "--format=esm", "--log-level=error"];

function bundled(code: string, options: readonly string[] = []): string {
	writeFileSync(join(consumer(), "budget.mjs"), code);
	const { status, output } = ended(consumer(), tool("@esbuild/linux-x64/bin/esbuild"), [
		"budget.mjs",
		...OPTIONS,
		...options,
	]);
	expect(status, output).toBe(0);
	return output;
}

function expectNear(size: number, bytes: number): void {
	expect(size).toBeLessThanOrEqual(bytes);
	expect(size, "lower the budget in tools/packages/budgets.ts").toBeGreaterThan(bytes * 0.4);
}

it.each(BUDGETS)("$what costs at most $bytes bytes, and not much less", ({ code, bytes }) => {
	expectNear(brotliCompressSync(bundled(code)).length, bytes);
});

/** What a page downloads of a bundle that is split. */
function split(code: string): ReturnType<typeof downloadsOf> {
	bundled(code, ["--splitting", "--outdir=split", "--metafile=split.json"]);
	return downloadsOf(consumer(), "split.json", "budget.mjs");
}

it("all libraries without their code cost at most what is stated, where a bundle is split", () => {
	expectNear(split(DESCRIBED).first, LAZY_BUDGETS.described);
});

it("one library of all costs at most what is stated, where a bundle is split", () => {
	const { first, later } = split(LAZY);
	const sizes = later.toSorted((a, b) => a - b);
	expectNear(first, LAZY_BUDGETS.names);
	expectNear(sizes[Math.floor(sizes.length / 2)] ?? 0, LAZY_BUDGETS.median);
	expectNear(sizes.at(-1) ?? 0, LAZY_BUDGETS.most);
});

it("half of all libraries with code cost at most what is stated", () => {
	const libraries = catalogue.libraries.filter(({ snippets }) => snippets).map(({ key }) => key);
	const sizes = bundledAlone(libraries)
		.map((file) => brotliCompressSync(readFileSync(file)).length)
		.toSorted((a, b) => a - b);
	expectNear(sizes[Math.floor(sizes.length / 2)] ?? 0, MEDIAN_LIBRARY);
	expect(PAGE).toContain(`${kilobytes(MEDIAN_LIBRARY)} kB`);
	expect(sizes.filter((size) => size <= 3_000).length).toBeGreaterThanOrEqual(SMALL_LIBRARIES);
	expect(PAGE).toContain(`Of the libraries with code, at least ${SMALL_LIBRARIES}`);
});

it("the texts of all libraries are more than half of their size, each once and without any code", () => {
	const code = bundled('export { libraries } from "@vitrine/catalogue/libraries";');
	const texts = new Set<string>();
	JSON.stringify(parse(code, { ecmaVersion: "latest", sourceType: "module" }), (_, node: Partial<Text> | null) => {
		if (node?.type === "Literal") texts.add(String(node.value));
		if (node?.type === "TemplateElement") texts.add((node.value as { readonly cooked: string }).cooked);
		return node;
	});
	const size = brotliCompressSync([...texts].join("\n")).length;
	expect(Math.abs(size / ALL_TEXTS - 1), `${size} bytes`).toBeLessThan(0.03);
	expect(PAGE).toContain(`${kilobytes(ALL_TEXTS)} kB`);
});

/** A node of a syntax tree that may have a text. */
interface Text {
	readonly type: string;
	readonly value: unknown;
}

const PAGE = readFileSync(join(ROOT, "docs/packages.md"), "utf8");
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

it("docs/packages.md has each budget", () => {
	for (const { what, bytes } of BUDGETS) expect(PAGE).toContain(`| ${what} | ${kilobytes(bytes)} |`);
	for (const bytes of Object.values(LAZY_BUDGETS)) expect(PAGE).toContain(`${kilobytes(bytes)} kB`);
});
