import { readFileSync, readdirSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const root = dirname(import.meta.dirname);

/** Each room, the rooms it may look into, and the outside packages it may use. The graph of ARCHITECTURE.md. */
const ROOMS: Readonly<Record<string, { rooms: readonly string[]; outside: readonly string[]; node?: boolean }>> = {
	"packages/code": { rooms: [], outside: [] },
	"packages/model": { rooms: [], outside: ["zod"] },
	"packages/catalogue": { rooms: ["code", "model"], outside: [] },
	"packages/inference": { rooms: ["code", "model", "catalogue"], outside: [] },
	"packages/sources": { rooms: ["model"], outside: ["yaml", "@huggingface/gguf"], node: true },
	"packages/search": { rooms: ["model", "catalogue"], outside: [], node: true },
	"packages/store": { rooms: ["model", "sources", "search"], outside: [], node: true },
	"apps/cli": {
		rooms: ["code", "model", "catalogue", "inference", "sources", "search", "store", "web"],
		outside: ["commander"],
		node: true,
	},
	"apps/web": {
		rooms: ["code", "model", "catalogue", "inference", "sources", "search", "store"],
		outside: [
			"@hono/node-server",
			"hast-util-from-parse5",
			"hast-util-sanitize",
			"hast-util-to-html",
			"highlight.js",
			"hono",
			"markdown-it",
			"parse5",
			"react",
			"react-dom",
			"yaml",
			"zod",
		],
		node: true,
	},
};

describe.each(Object.entries(ROOMS))("%s", (room, may) => {
	const imports = sourcesOf(room).flatMap((file) => importsOf(file).map((name) => ({ file, name })));

	it("looks only into rooms to its left", () => {
		const allowed = new Set(may.rooms.map((name) => `@vitrine/${name}`));
		const wrong = imports.filter(({ name }) => name.startsWith("@vitrine/") && !allowed.has(packageOf(name)));
		expect(wrong, `${room} may import ${[...allowed].join(", ") || "no other room"}`).toEqual([]);
	});

	it("uses only the outside packages it lists", () => {
		const wrong = imports.filter(({ name }) => isOutside(name) && !may.outside.includes(packageOf(name)));
		expect(wrong, `${room} may use ${may.outside.join(", ") || "none"}; ask first, then add it here`).toEqual([]);
	});

	it("names what it uses in its package.json", () => {
		const { dependencies = {}, devDependencies = {} } = JSON.parse(
			readFileSync(join(root, room, "package.json"), "utf8"),
		);
		const used = new Set(
			imports
				.map(({ name }) => name)
				.filter((name) => name.startsWith("@vitrine/") || isOutside(name))
				.map(packageOf),
		);
		expect([...used].filter((name) => !(name in dependencies) && !(name in devDependencies))).toEqual([]);
		expect(
			Object.keys(dependencies).filter((name) => !used.has(name)),
			"listed but not used",
		).toEqual([]);
	});

	it.skipIf(may.node)("touches no disk, network, clock or environment", () => {
		const builtins = imports.filter(({ name }) => name.startsWith("node:") || builtinModules.includes(name));
		expect(builtins).toEqual([]);
		const words = /\b(process\.env|Date\.now\(|new Date\(\)|globalThis\.fetch|await fetch\()/;
		const guilty = sourcesOf(room).filter((file) => words.test(withoutQuoted(readFileSync(file, "utf8"))));
		expect(guilty.map((file) => relative(root, file))).toEqual([]);
	});

	it("stays inside itself with its relative imports", () => {
		const leaving = imports.filter(
			({ file, name }) => name.startsWith(".") && !join(dirname(file), name).startsWith(join(root, room)),
		);
		expect(leaving.map(({ file, name }) => `${relative(root, file)}: ${name}`)).toEqual([]);
	});
});

it("knows every room there is", () => {
	const found = ["packages", "apps"].flatMap((folder) =>
		readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
	);
	expect(found.sort(), "add the room to ROOMS above and to ARCHITECTURE.md").toEqual(Object.keys(ROOMS).sort());
});

function sourcesOf(room: string): string[] {
	return readdirSync(join(root, room, "src"), { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|suite)\b/.test(file))
		.map((file) => join(root, room, "src", file));
}

function importsOf(file: string): string[] {
	const source = withoutTemplates(readFileSync(file, "utf8"));
	return [
		...source.matchAll(
			/(?:^|\n)\s*(?:import|export)\b[^;]*?\bfrom\s+"([^"]+)"|\bimport\("([^"]+)"\)|(?:^|\n)import\s+"([^"]+)"/g,
		),
	].map((match) => (match[1] ?? match[2] ?? match[3])!);
}

const withoutTemplates = (source: string): string => source.replace(/`(?:\\.|[^`\\])*`/gs, "``");
const withoutQuoted = (source: string): string =>
	withoutTemplates(source).replace(/"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*.*?\*\//gs, "");
const isOutside = (name: string): boolean =>
	!name.startsWith(".") && !name.startsWith("node:") && !name.startsWith("@vitrine/") && !name.startsWith("virtual:");
const packageOf = (name: string): string => name.split("/", name.startsWith("@") ? 2 : 1).join("/");
