import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fromRoot, isTooling, root, rooms, type Source, sourcesIn } from "./source.ts";

/** Exports that are not imported by name, with the reason. */
const LOADED_BY_PATH: ReadonlySet<string> = new Set([
	"apps/web/src/server/process/development.ts developmentApp",
	"apps/web/src/server/process/serve.ts serve",
]);

/** The exports of a file: its own, and those that it re-exports. */
type Exported = { readonly from?: string; readonly name: string };

interface Module {
	readonly exports: ReadonlyMap<string, Exported>;
	/** Files that it re-exports completely. */
	readonly stars: readonly string[];
	readonly imports: readonly (readonly [file: string, name: string])[];
}

const EVERYTHING = "*";

it("every export has a user outside its file, or is part of what a package offers", () => {
	const modules = new Map(
		sourcesIn(...rooms, "scripts", "test", "tools").map((source) => [source.file, moduleOf(source)]),
	);
	const used = usedIn(modules);
	const unused = [...modules]
		.filter(([file]) => /\/src\//.test(file) && !isTooling(file) && !isSurface(file))
		.flatMap(([file, { exports }]) => [...exports.keys()].map((name) => `${file} ${name}`))
		.filter((one) => !used.has(one) && !LOADED_BY_PATH.has(one));
	expect(unused, "remove the word export, or the code if nobody uses it").toEqual([]);
});

/** The entry files in a package's `exports` are its public API. */
function isSurface(file: string): boolean {
	const room = rooms.find((one) => file.startsWith(`${one}/`));
	return room?.startsWith("packages/") === true && [...surfaceOf(room).values()].includes(file);
}

function surfaceOf(room: string): ReadonlyMap<string, string> {
	const { exports = {} } = JSON.parse(readFileSync(join(root, room, "package.json"), "utf8")) as {
		exports?: Readonly<Record<string, string>>;
	};
	return new Map(Object.entries(exports).map(([key, path]) => [key, join(room, path)]));
}

const surfaces = new Map(rooms.map((room) => [`@vitrine/${room.split("/").at(-1)}`, surfaceOf(room)]));

/** The file that a specifier refers to; undefined outside the project. */
function resolved(from: string, specifier: string): string | undefined {
	if (specifier.startsWith(".")) return fromRoot(join(root, from, "..", specifier));
	const [scope = "", name = "", ...path] = specifier.split("/");
	return surfaces.get(`${scope}/${name}`)?.get([".", ...path].join("/"));
}

function moduleOf({ file, text, parsed: { module } }: Source): Module {
	const target = (request: string): string => resolved(file, request) ?? "";
	const entries = module.staticExports.flatMap((one) => one.entries);
	const passedOn = entries.filter(({ moduleRequest }) => moduleRequest !== null);
	return {
		exports: new Map(
			entries
				.filter(({ exportName }) => exportName.kind !== "None")
				.map(({ exportName, importName, moduleRequest }) => [
					exportName.name ?? "default",
					{
						name: importName.kind === "Name" ? (importName.name ?? "default") : EVERYTHING,
						...(moduleRequest && { from: target(moduleRequest.value) }),
					},
				]),
		),
		stars: passedOn
			.filter(({ exportName }) => exportName.kind === "None")
			.map(({ moduleRequest }) => target(moduleRequest?.value ?? "")),
		imports: [
			...module.staticImports.flatMap(({ entries: names, moduleRequest }) =>
				names.map(({ importName }) => [
					target(moduleRequest.value),
					importName.kind === "NamespaceObject" ? EVERYTHING : (importName.name ?? "default"),
				]),
			),
			...module.dynamicImports.map(({ moduleRequest }) => [
				target(text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
				EVERYTHING,
			]),
		] as [string, string][],
	};
}

/** Everything that is imported anywhere, resolved through re-exports. */
function usedIn(modules: ReadonlyMap<string, Module>): ReadonlySet<string> {
	const used = new Set<string>();
	const compat = [...surfaces.values()].flatMap((entries) => entries.get("./compat") ?? []);
	const forOthers = [...compat, ...(surfaces.get("@vitrine/react")?.values() ?? [])];
	const mark = (file: string, name: string): void => {
		const module = modules.get(file);
		if (!module || used.has(`${file} ${name}`)) return;
		used.add(`${file} ${name}`);
		const names = name === EVERYTHING ? [...module.exports.keys()] : [name];
		for (const one of names) {
			used.add(`${file} ${one}`);
			const exported = module.exports.get(one);
			if (exported?.from !== undefined) mark(exported.from, exported.name);
			if (!exported) for (const star of module.stars) mark(star, name);
		}
		if (name === EVERYTHING) for (const star of module.stars) mark(star, name);
	};
	// The entries for projects that move over, and the components, have users elsewhere only.
	for (const file of forOthers) mark(file, EVERYTHING);
	for (const { imports } of modules.values()) for (const [file, name] of imports) mark(file, name);
	return used;
}
