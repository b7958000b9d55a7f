import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Example, examplesIn, programOf } from "../scripts/packages/api/examples.ts";
import { apiPage, partsOf } from "../scripts/packages/api/page.ts";
import { pagePath } from "../scripts/packages/api/write.ts";
import { COMPONENTS, manifestIn, PUBLISHED } from "../scripts/packages/rooms.ts";
import { filesBelow, run } from "../scripts/supply/archive.ts";
import { root } from "./source.ts";

/** The examples in the docstrings of a room. */
function examplesOf(room: string): readonly Example[] {
	const folder = join(root, room, "src");
	const files = filesBelow(folder, ".").filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));
	return files.flatMap((path) => examplesIn(readFileSync(join(folder, path), "utf8")));
}

interface Ran {
	readonly checked: number;
	readonly wrong: readonly unknown[];
}

/** Runs examples in a process of their own, as another project would: only with what the main entry offers. */
function ran(entry: string, examples: readonly Example[]): Ran {
	const args = ["--input-type=module", "--eval", programOf(entry, examples)];
	return JSON.parse(run(root, process.execPath, args)) as Ran;
}

/** The components are `.tsx`, which Node does not read: their examples are those of docs/packages.md, which run from the archive. */
const READ_BY_NODE = PUBLISHED.filter((room) => room !== COMPONENTS);

describe("the examples of docstrings", () => {
	it.each(READ_BY_NODE)("of %s have the values beside them", (room) => {
		const examples = examplesOf(room);
		const valued = examples.flatMap(({ lines }) => lines).filter((line) => "value" in line);
		expect(ran(manifestIn(root, room).name, examples)).toEqual({ checked: valued.length, wrong: [] });
		expect(examples.every(({ lines }) => lines.some((line) => "value" in line))).toBe(true);
		expect(valued.length).toBeGreaterThan(0);
	});

	it.each(PUBLISHED)("of %s are on its API page", (room) => {
		const page = readFileSync(join(root, pagePath(room)), "utf8");
		for (const { name, lines } of examplesOf(room)) {
			const section = page.split(/^### /m).find((part) => part.startsWith(`${name}\n`));
			for (const line of lines) expect(section).toContain("value" in line ? line.expression : line.statement);
		}
	});

	it("that state another value are found", () => {
		const example = `/**\n * A name.\n *\n * @example\n * hexOf(65); // "U+0042"\n * hexOf(66); // "U+0042"\n * nothing(); // 1\n */\nexport const hexOf = 1;`;
		expect(ran("@vitrine/code", examplesIn(example))).toEqual({
			checked: 2,
			wrong: [
				["hexOf", "hexOf(65)", "U+0041"],
				["hexOf", "ReferenceError: nothing is not defined"],
			],
		});
	});
});

describe("an API page", () => {
	const offered = [
		{
			name: "count",
			code: "declare function count(x: X): number;",
			comment: "Counts {@link X}.\nIn units.\n\n@example\ncount({}); // 1",
		},
		{ name: "X", code: "interface X {\n    /** Seconds. */\n    readonly a?: number;\n}", comment: "" },
	];

	it("has functions before types, with their words, shapes, units and examples", () => {
		const page = apiPage({ name: "@vitrine/x", description: "Something.", order: 4, offered });
		expect(page.slice(page.indexOf("## "))).toBe(
			"## Functions and values\n\n### count\n\nCounts `X`. In units.\n\n```ts\nfunction count(x: X): number;\n```\n\nExample:\n\n```ts\ncount({}); // 1\n```\n\n" +
				"## Types\n\n### X\n\n```ts\ninterface X {\n  /** Seconds. */\n  readonly a?: number;\n}\n```\n\n",
		);
		expect(page).toMatch(/^---\nsection: API\norder: 4\n---\n\n# @vitrine\/x\n/);
	});

	it("takes words and example from a docstring", () => {
		expect(partsOf("One\ntwo.")).toEqual({ words: "One two.", example: "" });
	});

	it.each(PUBLISHED)("of %s has every function of the main entry", (room) => {
		const page = readFileSync(join(root, pagePath(room)), "utf8");
		const surface = readFileSync(join(root, room, "surface.txt"), "utf8");
		const [, names = ""] = /^\.: (.+)$/m.exec(surface) ?? [];
		const titles = [...page.matchAll(/^### (.+)$/gm)].map(([, title = ""]) => title);
		expect(titles.toSorted()).toEqual(names.split(", ").toSorted());
	});
});
