import { readFileSync, readdirSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { rooms } from "./source.ts";

const root = dirname(import.meta.dirname);

/** Each room, the rooms it may import, and the outside packages it may use. The graph of ARCHITECTURE.md. */
const ROOMS: Readonly<Record<string, { rooms: readonly string[]; outside: readonly string[]; node?: boolean }>> = {
	"packages/code": { rooms: [], outside: [] },
	"packages/model": { rooms: [], outside: ["zod"] },
	"packages/catalogue": { rooms: ["code", "model"], outside: [] },
	"packages/inference": { rooms: ["code", "model", "catalogue"], outside: [] },
	"packages/sources": { rooms: ["model"], outside: ["lru-cache", "yaml"], node: true },
	"packages/search": {
		rooms: ["model", "catalogue"],
		outside: ["@opensearch-project/opensearch", "lru-cache", "p-limit"],
		node: true,
	},
	"packages/store": { rooms: ["model", "sources", "search"], outside: [], node: true },
	verify: { rooms: ["code", "model", "catalogue", "inference"], outside: ["acorn", "unbash"], node: true },
	"apps/cli": {
		rooms: ["code", "model", "catalogue", "inference", "sources", "search", "store", "verify", "web"],
		outside: ["commander"],
		node: true,
	},
	"packages/react": { rooms: ["web"], outside: [] },
	"apps/web": {
		rooms: ["code", "model", "catalogue", "inference", "sources", "search", "store", "verify"],
		outside: [
			"@hono/node-server",
			"@huggingface/inference",
			"@modelcontextprotocol/server",
			"@resvg/resvg-wasm",
			"content-disposition",
			"fresh",
			"github-slugger",
			"hast",
			"hast-util-from-parse5",
			"hast-util-sanitize",
			"hast-util-to-html",
			"hono",
			"katex",
			"lru-cache",
			"markdown-it",
			"parse5",
			"prom-client",
			"react",
			"react-dom",
			"yaml",
			"zod",
		],
		node: true,
	},
};

/** The pages: the folders below `routes`. None imports another. */
const PAGES = "routes/<page>";

/**
 * Each folder of `apps/web/src`, and the folders it may import: only some that come before it. The table of ARCHITECTURE.md, under
 * “How a page is made”.
 */
const WEB: Readonly<Record<string, readonly string[]>> = {
	base: [],
	site: [],
	styles: [],
	visit: [],
	trial: [],
	highlight: ["base"],
	embed: ["base", "highlight"],
	snippets: ["base"],
	api: [],
	http: ["base"],
	data: ["base", "site"],
	markdown: ["base", "highlight"],
	icon: ["site", "data"],
	facts: ["base"],
	ui: ["base", "site", "facts"],
	hardware: ["base", "ui"],
	kept: ["base"],
	rendering: ["base", "data", "highlight", "markdown"],
	docs: ["base", "site", "data", "markdown"],
	tryit: ["base", "trial", "ui"],
	preview: ["base", "site", "data", "icon", "rendering", "facts"],
	panel: ["base", "site", "visit", "trial", "highlight", "data", "markdown", "facts", "ui"],
	use: ["panel", "tryit", "ui"],
	memory: ["base", "facts", "hardware", "ui"],
	kit: ["base", "data", "markdown", "ui", "panel", "memory"],
	search: ["base", "site", "data", "facts", "hardware", "docs", "panel"],
	palette: ["base", "site", "hardware", "kept", "docs", "search"],
	errors: ["base", "site", "data", "ui", "docs"],
	hub: ["base", "site", "http", "rendering"],
	resources: ["base", "site", "data", "facts", "hardware", "search"],
	[PAGES]:
		"base site visit highlight api http data markdown rendering ui facts hardware docs panel use memory kit search errors resources".split(
			" ",
		),
	service: ["base", "site", "snippets", "api", "http", "data", "markdown", "hardware", "memory", "docs", "resources"],
	oembed: ["base", "site", "embed", "api", "http", "data", "service"],
	routes: ["base", "site", "docs", "panel", "preview", "palette", "hub", "service", "oembed", PAGES],
	client: ["base", "site", "styles", "ui", "hardware", "kept", "panel", "use", "palette", PAGES],
	server: [
		"base",
		"site",
		"highlight",
		"api",
		"http",
		"data",
		"rendering",
		"icon",
		"ui",
		"errors",
		"service",
		"routes",
	],
};

/** The folders of `apps/web/src` that import modules of Node. */
const NODE: ReadonlySet<string> = new Set([
	..."http data icon rendering docs preview hub service oembed server".split(" "),
	PAGES,
]);

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
		expect([...used].filter((name) => !provides(name, { ...dependencies, ...devDependencies }))).toEqual([]);
		expect(
			Object.keys(dependencies).filter((name) => !used.has(name)),
			"listed but not used",
		).toEqual([]);
	});

	if (!may.node)
		it("touches no disk, network, clock or environment", () => {
			expect(imports.filter(({ name }) => isOfNode(name))).toEqual([]);
			const guilty = sourcesOf(room).flatMap((file) =>
				powersIn(file).map((power) => `${relative(root, file)}: ${power}`),
			);
			expect(guilty).toEqual([]);
		});

	it("stays inside itself with its relative imports", () => {
		const leaving = imports.filter(
			({ file, name }) => name.startsWith(".") && !join(dirname(file), name).startsWith(join(root, room)),
		);
		expect(leaving.map(({ file, name }) => `${relative(root, file)}: ${name}`)).toEqual([]);
	});
});

describe("apps/web/src", () => {
	const src = join(root, "apps/web/src");
	const files = sourcesOf("apps/web");

	it.each(Object.entries(WEB))("%s imports only the folders listed for it", (folder, may) => {
		const wrong = files
			.filter((file) => folderOf(file) === folder)
			.flatMap((file) => modulesOf(file).map((target) => ({ file, target })))
			.filter(({ file, target }) => ownFolder(target) !== ownFolder(file) && !may.includes(folderOf(target)));
		expect(
			wrong.map(({ file, target }) => `${relative(src, file)} imports ${relative(src, target)}`),
			`${folder} may import ${may.join(", ") || "no other folder"}. Move what both need into one of these, or pass it as an argument`,
		).toEqual([]);
	});

	it.each(Object.entries(WEB))("%s needs every folder listed for it", (folder, may) => {
		const used = new Set(
			files
				.filter((file) => folderOf(file) === folder)
				.flatMap(modulesOf)
				.map(folderOf),
		);
		expect(
			may.filter((one) => !used.has(one)),
			"take these out of the list: nothing in it imports them",
		).toEqual([]);
	});

	it("keeps Node to a few folders, so that browsers can load the others", () => {
		const wrong = files.filter((file) => !NODE.has(folderOf(file)) && importsOf(file).some(isOfNode));
		expect(
			wrong.map((file) => relative(src, file)),
			"move what needs Node to data, http or server",
		).toEqual([]);
	});

	it("has its folders in an order in which each imports only earlier ones", () => {
		const order = Object.keys(WEB);
		const late = Object.entries(WEB).flatMap(([folder, may], at) =>
			may.filter((other) => !order.slice(0, at).includes(other)).map((other) => `${folder}: ${other}`),
		);
		expect(late, "a folder may only list folders above it").toEqual([]);
	});

	it("has the folders of the panel in an order in which each imports only earlier ones", () => {
		const order = ["state", "shapes", "live", "controls", "load", "call", "run", "view"];
		const placeOf = (file: string): number =>
			order.indexOf(/^panel[/\\](\w+)[/\\]/.exec(relative(src, file))?.[1] ?? "");
		const inPanel = files.filter((file) => relative(src, file).startsWith("panel") && placeOf(file) >= 0);
		expect(new Set(inPanel.map(placeOf)).size).toBe(order.length);
		const late = inPanel.flatMap((file) =>
			modulesOf(file)
				.filter((target) => placeOf(target) > placeOf(file))
				.map((target) => `${relative(src, file)} imports ${relative(src, target)}`),
		);
		expect(late).toEqual([]);
	});

	it("has every folder in the table of ARCHITECTURE.md, below those that it imports", () => {
		const [, table = ""] = readFileSync(join(root, "ARCHITECTURE.md"), "utf8").split("| folder | contents |");
		const [rows = ""] = table.split("\n\n");
		const named = rows
			.split("\n")
			.map((row) => [...(row.split("|")[1] ?? "").matchAll(/`(.+?)`/g)].map(([, one]) => one));
		const rowOf = (folder: string): number => named.findIndex((row) => row.includes(folder));
		expect(named.flat().toSorted()).toEqual(Object.keys(WEB).toSorted());
		const late = Object.entries(WEB).flatMap(([folder, may]) =>
			may.filter((other) => rowOf(other) > rowOf(folder)).map((other) => `${folder}: ${other}`),
		);
		expect(late, "put its row below theirs").toEqual([]);
	});

	it("has no other folders", () => {
		const unknown = files.map(folderOf).filter((folder) => !(folder in WEB));
		expect([...new Set(unknown)], "add the folder to WEB above and to ARCHITECTURE.md").toEqual([]);
	});

	/** `panel` for a file anywhere in it; {@link PAGES} for one of a page. */
	function folderOf(file: string): string {
		return ownFolder(file).startsWith("routes/") ? PAGES : ownFolder(file);
	}

	/** The same, with each page as a separate folder. */
	function ownFolder(file: string): string {
		const [first = "", ...below] = relative(src, file).split("/");
		return first === "routes" && below.length > 1 ? `routes/${below[0]}` : first;
	}
});

it("has no import cycles, with types and dynamic imports counted", () => {
	const files = Object.keys(ROOMS).flatMap(sourcesOf);
	const imports = new Map(files.map((file) => [file, modulesOf(file)]));
	const cycles = cyclesIn(imports).map((cycle) => cycle.map((file) => relative(root, file)).join(" → "));
	expect(cycles, "move what both ends need into a file of its own").toEqual([]);
});

it("knows every room there is", () => {
	expect(rooms.toSorted(), "add the room to ROOMS above and to ARCHITECTURE.md").toEqual(Object.keys(ROOMS).sort());
});

function sourcesOf(room: string): string[] {
	return readdirSync(join(root, room, "src"), { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|suite)\b/.test(file))
		.map((file) => join(root, room, "src", file));
}

/** The modules that a file imports or exports from, types included. */
function importsOf(file: string): string[] {
	const source = readFileSync(file, "utf8");
	const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
	const exported = staticExports.flatMap(({ entries }) =>
		entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
	);
	const dynamic = dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end));
	return [
		...staticImports.map(({ moduleRequest }) => moduleRequest.value),
		...exported,
		...dynamic.filter((written) => written.startsWith('"')).map((written) => JSON.parse(written) as string),
	];
}

/** The files that a file imports by a relative path. */
function modulesOf(file: string): readonly string[] {
	return importsOf(file).flatMap((name) => (name.startsWith(".") ? [join(dirname(file), name)] : []));
}

/** The cycles that a walk from each file meets, each from the file that closes it. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
	const cycles: (readonly string[])[] = [];
	const done = new Set<string>();
	const visit = (file: string, path: readonly string[]): void => {
		const before = path.indexOf(file);
		if (before >= 0) cycles.push([...path.slice(before), file]);
		if (before >= 0 || done.has(file)) return;
		for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
		done.add(file);
	};
	for (const file of imports.keys()) visit(file, []);
	return cycles;
}

/**
 * Uses of disk, network, clock and environment in a file, from its syntax tree, which ignores templates and strings.
 */
function powersIn(file: string): string[] {
	const found: string[] = [];
	walk(parseSync(file, readFileSync(file, "utf8")).program, (node) => {
		const { type, callee, object, property } = node as Record<string, { name?: string }> & { type: string };
		if (type === "MemberExpression" && object?.name === "process") found.push(`process.${property?.name}`);
		if (type === "MemberExpression" && object?.name === "Date" && property?.name === "now") found.push("Date.now");
		if (
			type === "NewExpression" &&
			callee?.name === "Date" &&
			(node as { arguments: unknown[] }).arguments.length === 0
		)
			found.push("new Date()");
		if (type === "CallExpression" && (callee?.name === "fetch" || callee?.name === "setTimeout"))
			found.push(callee.name);
		if (type === "MemberExpression" && object?.name === "Math" && property?.name === "random")
			found.push("Math.random");
	});
	return found;
}

function walk(node: unknown, visit: (node: object) => void): void {
	if (typeof node !== "object" || node === null) return;
	if ("type" in node) visit(node);
	for (const child of Object.values(node)) walk(child, visit);
}

/** A package of types counts as the module that it describes. */
const provides = (name: string, listed: object): boolean => name in listed || `@types/${name}` in listed;
const isOutside = (name: string): boolean =>
	!name.startsWith(".") && !name.startsWith("node:") && !name.startsWith("@vitrine/") && !name.startsWith("virtual:");
const isOfNode = (name: string): boolean => name.startsWith("node:") || builtinModules.includes(name);
const packageOf = (name: string): string => name.split("/", name.startsWith("@") ? 2 : 1).join("/");
