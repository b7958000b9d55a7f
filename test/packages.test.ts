import { describe, expect, it } from "vitest";
import { changelogSection, firstSection, withSection } from "../scripts/packages/changelog.ts";
import { entriesOf } from "../scripts/packages/entries.ts";
import { builtSpecifier } from "../scripts/packages/imports.ts";
import { publishedManifest } from "../scripts/packages/manifest.ts";
import { asModule, withBuiltNames, withDataModules, withSource } from "../scripts/packages/rewrites.ts";
import { COMPONENTS, manifestIn, PUBLISHED, ROOMS } from "../scripts/packages/rooms.ts";
import { join } from "node:path";
import { root, rooms } from "./source.ts";

const whole = manifestIn(root, ".");

it("every package has the version of the project", () => {
	expect(rooms.filter((room) => manifestIn(root, room).version !== whole.version)).toEqual([]);
	expect(ROOMS.toSorted()).toEqual(rooms.toSorted());
});

it.each(PUBLISHED)("the manifest of %s has what a registry needs, and no source as an entry", (room) => {
	const manifest = publishedManifest(root, room);
	const sideEffects = room === COMPONENTS ? ["./dist/style.css"] : false;
	expect(manifest).toMatchObject({ version: whole.version, type: "module", sideEffects, license: "Apache-2.0" });
	expect(manifest).toHaveProperty("description", expect.stringMatching(/\.$/));
	expect(JSON.stringify(manifest)).not.toMatch(/"\*"|src\/.*\.ts"|workspace:|private/);
});

it("every library and every task is an entry, and no test or index is", () => {
	const { exports = {} } = manifestIn(root, "packages/catalogue");
	const names = entriesOf(join(root, "packages/catalogue"), exports).map(({ subpath }) => subpath);
	for (const name of ["./libraries/keras", "./libraries/transformers.js", "./tasks/translation", "./tasks/table"])
		expect(names).toContain(name);
	expect(names.filter((name) => /\.test$|\/index$|\*/.test(name))).toEqual([]);
	expect(new Set(names).size).toBe(names.length);
});

describe("a compiled file", () => {
	it("names compiled files in imports, types and threads, and leaves text alone", () => {
		const code = `import a from "./a.ts"; export * from "../b.c.ts"; type C = import("./c.ts").C; const d = "./d.ts";`;
		expect(withBuiltNames(code)).toBe(
			`import a from "./a.js"; export * from "../b.c.js"; type C = import("./c.js").C; const d = "./d.ts";`,
		);
		expect(withBuiltNames(`new URL("x.worker.ts", import.meta.url)`)).toContain(`"x.worker.js"`);
	});

	it("imports data as a module", () => {
		const code = `import data from "./x.json" with { type: "json" };`;
		expect(withDataModules(code)).toBe(`import data from "./x.js";`);
		expect(asModule('{ "a": [1] }')).toBe('export default {"a":[1]};\n');
	});

	it("of the application imports rooms by path, and keeps examples in its text", () => {
		const names = new Map([["@vitrine/code", "packages/code/src/index.ts"]]);
		const code = 'import { py } from "@vitrine/code";\nexport const x = `import { py } from "@vitrine/code";`;\n';
		expect(builtSpecifier(code, "apps/web/dist/server/x.js", names)).toBe(
			code.replace('"@vitrine/code"', '"../../../../packages/code/src/index.js"'),
		);
		expect(() => builtSpecifier('import "@vitrine/none";', "x.js", names)).toThrow(
			"x.js: no room has an entry @vitrine/none.",
		);
	});

	it("has a map to its source", () => {
		expect(
			JSON.parse(withSource('{"version":3,"sources":["../x/y.ts"],"mappings":"AA"}', "../src/y.ts")),
		).toMatchObject({
			sources: ["../src/y.ts"],
			mappings: "AA",
		});
	});
});

describe("the changelog", () => {
	const commits = [
		{ hash: "e", title: "web: one search" },
		{ hash: "d", title: "A title without a place" },
		{ hash: "c", title: "cli, docs: vitrine check" },
		{ hash: "b", title: "README: figures" },
		{ hash: "a", title: "test: fewer waits" },
	];
	const section = changelogSection("0.2.0", "2026-11-23", commits);

	it("has the commits of a version by their areas, and counts those of the project itself", () => {
		expect(section.split("\n\n")).toEqual([
			"## 0.2.0 (2026-11-23)",
			"### Site",
			"- one search (e)",
			"### Command line",
			"- vitrine check (c)",
			"### Documentation",
			"- figures (b)",
			"2 other commits of tests, tools and the project itself.",
		]);
	});

	it("names the newest commits of an area, and counts the others", () => {
		const many = Array.from({ length: 20 }, (_, at) => ({ hash: `h${at}`, title: `search, web: part ${at}` }));
		const lines = changelogSection("1.0.0", "2026-11-23", many).split("\n").slice(4);
		expect(lines).toEqual([...many.slice(0, 8).map((_, at) => `- part ${at} (h${at})`), "- and 12 earlier commits"]);
	});

	it("has a sentence for a first version, of which nothing has changed", () => {
		const [heading, ...text] = firstSection("0.1.0", "2026-11-23").split("\n\n");
		expect([heading, text]).toEqual(["## 0.1.0 (2026-11-23)", [expect.stringMatching(/^The first version\. /)]]);
	});

	it("has each version once, the newest first", () => {
		const one = withSection("# Changes\n\n## 0.1.0 (2026-01-01)\n\n- x\n", "0.2.0", section);
		expect(one).toBe(`# Changes\n\n${section}\n\n## 0.1.0 (2026-01-01)\n\n- x\n`);
		expect(withSection(one, "0.2.0", section)).toBe(one);
	});
});
